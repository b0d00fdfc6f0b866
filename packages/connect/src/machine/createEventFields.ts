import type { ConnectionEvent } from '../types.ts'
import type { Draft } from './createDraft.ts'
import { isConfiguredChain } from './isConfiguredChain.ts'

/** Returns the fields for accounts and chain of an event `connect` or `change`. */
export function createEventFields(
  { context, state }: Draft,
  chainId: number,
): Pick<ConnectionEvent<'connect'>, 'accounts' | 'chainId' | 'supported'> {
  return {
    accounts: state.accounts,
    chainId,
    supported: isConfiguredChain(context.chains, chainId),
  }
}
