import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

const file = 'capabilities/createCapabilities.ts'

/** Mutants that keep capabilities of an earlier account, chain or connection. */
export const capabilities: readonly ProductMutant[] = [
  // Rule: the store asks again when the account or the chain changes.
  defineProductMutant(
    'capabilities-of-the-first-account',
    'the capabilities stay when the account changes',
    file,
    '[attempt, wallet, accounts[0], chainId]',
    '[attempt, wallet, chainId]',
    'app.acc.other.N',
    'capabilities after the stimulus',
  ),
  defineProductMutant(
    'capabilities-of-the-first-chain',
    'the capabilities stay when the chain changes',
    file,
    '[attempt, wallet, accounts[0], chainId]',
    '[attempt, wallet, accounts[0]]',
    'app.ch.known.N',
    'capabilities after the stimulus',
  ),
  // Rule: until the wallet has answered again, the app has no capabilities.
  defineProductMutant(
    'capabilities-stay-until-the-answer',
    'the old capabilities stay until the wallet has answered',
    file,
    'answer?.subject === current ? answer.snapshot : pending',
    'answer?.snapshot ?? pending',
    'app.both.N',
    'capabilities before the app asks again',
  ),
  // Rule: without a connection, the app has no capabilities.
  defineProductMutant(
    'capabilities-after-disconnect',
    'the capabilities stay after a disconnect',
    file,
    'if (current === undefined) return disconnected',
    'if (current === undefined) return answer?.snapshot ?? disconnected',
    'app.u.disconnect.N',
    'capabilities after disconnect',
  ),
]
