import { defineProductMutant, type ProductMutant } from './defineProductMutant.ts'

/** Mutants that store the session wrongly or ignore other tabs. */
export const storage: readonly ProductMutant[] = [
  // Rule: a disconnect in one tab also disconnects the other tabs of the origin.
  defineProductMutant(
    'tabs-apart',
    'a disconnect in another tab goes unheard where the wallet has no word for it',
    'connection/createIntentStorage.ts',
    "if (readProperty(event, 'key') !== key || readProperty(event, 'newValue') !== null)",
    'if (event)',
    'app.tab.revoke.N',
  ),
  // Rule: a reload restores the last account and chain.
  defineProductMutant(
    'old-chain-restored',
    'what is remembered does not follow the chain',
    'machine/updateChain.ts',
    'intent: intent && { ...intent, chainId }',
    'intent',
    'app.pg.reload.N',
    'restoring',
  ),
  defineProductMutant(
    'old-account-restored',
    'what is remembered does not follow the account',
    'machine/updateAccounts.ts',
    'intent: intent && { ...intent, account }',
    'intent',
    'app.pg.reload.N',
    'restoring',
  ),
]
