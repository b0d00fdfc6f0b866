import type { Core, Deviation, Quirk } from '../engineTypes.ts'
import { changeAnswer, changeInternals, changeFailure } from './quirkBuilders.ts'

/**
 * Quirks that make the standard wallet another correct wallet, for checks that need one (their text starts with
 * "correct"), and faults of those wallets.
 */
export const correctWallets: readonly Quirk[] = [
  {
    id: 'without-5792',
    what: 'correct: a wallet that lacks EIP-5792, and says so',
    policy: { eip5792: false },
  },
  {
    id: 'without-5792-vague',
    what: 'says "internal error" to a method that it lacks',
    ...changeFailure('unsupported', { code: -32603 }),
  },
  {
    id: 'account-ready',
    what: 'correct: an account that can be upgraded (EIP-7702)',
    capabilities: [{ atomic: 'ready' }],
  },
  {
    id: 'account-supported',
    what: 'correct: an account that runs batches as one',
    capabilities: [{ atomic: 'supported' }],
  },
  {
    id: 'shows-accounts',
    what: 'correct: the selected account is a property of the provider',
    ...showSelectedAddress((core) => core.store.accounts()[0] ?? null),
  },
  {
    id: 'shows-old-account',
    what: 'that property is of the account from before',
    ...showSelectedAddress((core) => core.memory.get('first') ?? null),
    ...changeAnswer('eth_requestAccounts', (list: string[], core) => {
      core.memory.set('first', list[0])
      return list
    }),
  },
]

/** Creates a deviation that adds the property `selectedAddress` to the provider. */
function showSelectedAddress(read: (core: Core) => unknown): Deviation {
  return changeInternals((core, provider) => {
    const get = () => read(core)
    Object.defineProperty(provider, 'selectedAddress', {
      configurable: true,
      enumerable: true,
      get,
    })
  })
}
