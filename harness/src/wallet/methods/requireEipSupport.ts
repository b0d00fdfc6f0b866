import type { Call } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'

/** Throws `unsupported` if the wallet does not support the EIP that defines the requested method. */
export function requireEipSupport(
  { method }: Call,
  { policy, fail }: Core,
  eip: 'eip747' | 'eip5792' | 'eip7846',
): void {
  if (!policy[eip]) throw fail('unsupported', { method })
}
