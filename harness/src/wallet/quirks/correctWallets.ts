import type { Core } from '../engineAndPersonaTypes.ts'
import { changeCode, changeInternals, type QuirkTable } from './quirkBuilders.ts'

/** Variants of the correct wallet, for checks that need one (marked "correct"), and faults of those. */
export const correctWallets: QuirkTable = {
  'without-5792': {
    what: 'correct: a wallet that lacks EIP-5792, and says so',
    policy: { eip5792: false },
  },
  'without-5792-vague': changeCode(
    'says "internal error" to a method that it lacks',
    'unsupported',
    -32603,
  ),
  'account-ready': {
    what: 'correct: an account that can be upgraded (EIP-7702)',
    capabilities: [{ atomic: 'ready' }],
  },
  'account-supported': {
    what: 'correct: an account that runs batches as one',
    capabilities: [{ atomic: 'supported' }],
  },
  'shows-accounts': showSelectedAddress(
    'correct: the selected account is a property of the provider',
    (core) => core.store.accounts()[0] ?? null,
  ),
  'shows-old-account': {
    ...showSelectedAddress(
      'that property is of the account from before',
      (core) => core.memory.get('first') ?? null,
    ),
    methods: {
      eth_requestAccounts: async (_, next, core) => {
        const list = (await next()) as string[]
        core.memory.set('first', list[0])
        return list
      },
    },
  },
}

/** Adds the property `selectedAddress` to the provider. */
function showSelectedAddress(what: string, read: (core: Core) => unknown) {
  return changeInternals(what, (core, provider) => {
    const get = () => read(core)
    Object.defineProperty(provider, 'selectedAddress', {
      configurable: true,
      enumerable: true,
      get,
    })
  })
}
