import type { Call } from '../call.ts'
import type { Core } from '../core.ts'

/** Throws for a method of EIP-5792 if the wallet does not support it. */
export function requireEip5792(call: Call, core: Core): void {
  if (!core.policy.eip5792) throw core.fail('unsupported', { method: call.method })
}

/** Creates the error of a malformed request. */
export const refuseParams = (call: Call, core: Core, why: string) =>
  core.fail('invalidParams', { method: call.method, why })
