import type { Call } from '../call.ts'
import type { Core } from '../core.ts'

/**
 * Throws `unsupported` if the wallet does not support EIP-5792. Each method of that EIP calls this function
 * first.
 */
export function requireEip5792(call: Call, core: Core): void {
  if (!core.policy.eip5792) throw core.fail('unsupported', { method: call.method })
}

/** Creates the failure of a request whose params are malformed. */
export const refuseParams = (call: Call, core: Core, why: string) =>
  core.fail('invalidParams', { method: call.method, why })
