import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

const file = 'capabilities/createCapabilities.ts'

/** Mutants that keep capabilities of an earlier account, chain or connection. */
export const capabilities: readonly ProductMutant[] = [
  // Rule: the store asks again when the account or the chain changes.
  defineProductMutant('capabilities-of-the-first-account', 'app.acc.other.N', {
    description: 'the capabilities stay when the account changes',
    file,
    from: '[attempt, wallet, accounts[0], chainId]',
    to: '[attempt, wallet, chainId]',
    message: 'capabilities after the stimulus',
  }),
  defineProductMutant('capabilities-of-the-first-chain', 'app.ch.known.N', {
    description: 'the capabilities stay when the chain changes',
    file,
    from: '[attempt, wallet, accounts[0], chainId]',
    to: '[attempt, wallet, accounts[0]]',
    message: 'capabilities after the stimulus',
  }),
  // Rule: until the wallet has answered again, the app has no capabilities.
  defineProductMutant('capabilities-stay-until-the-answer', 'app.both.N', {
    description: 'the old capabilities stay until the wallet has answered',
    file,
    from: 'answer?.subject === current ? answer.snapshot : pending',
    to: 'answer?.snapshot ?? pending',
    message: 'capabilities before the app asks again',
  }),
  // Rule: without a connection, the app has no capabilities.
  defineProductMutant('capabilities-after-disconnect', 'app.u.disconnect.N', {
    description: 'the capabilities stay after a disconnect',
    file,
    from: 'if (current === undefined) return disconnected',
    to: 'if (current === undefined) return answer?.snapshot ?? disconnected',
    message: 'capabilities after disconnect',
  }),
]
