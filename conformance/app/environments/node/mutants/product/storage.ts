import { defineProductMutant, type ProductMutant } from './mutant.ts'

/** Faults in the stored session, and in the effect of other tabs on it. */
export const storage: readonly ProductMutant[] = [
  // Two tabs.
  defineProductMutant(
    'tabs-apart',
    'a disconnect in another tab goes unheard where the wallet has no word for it',
    'connection/createIntentStorage.ts',
    "if (readProperty(event, 'key') !== key || readProperty(event, 'newValue') !== null)",
    'if (event)',
    'app.tab.revoke.N',
  ),
  // A reload restores the session.
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
    'machine/accounts.ts',
    'intent: intent && { ...intent, account }',
    'intent',
    'app.pg.reload.N',
    'restoring',
  ),
]
