import type { Call } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import type { Json } from '../types.ts'
import { promptForAccounts, grantAccounts } from './accounts.ts'
import { requireEipSupport } from './requireEipSupport.ts'

/** `wallet_connect` (ERC-7846, draft): connects the site. Returns its accounts, each with its capabilities. */
export const walletConnect = (call: Call, core: Core): Json | Promise<Json> => {
  requireEipSupport(call, core, 'eip7846')
  const answer = (): Json => ({
    accounts: core.store.accounts().map((address) => ({ address, capabilities: {} })),
  })
  if (core.store.accounts().length > 0 && call.decision?.type !== 'prompt') return answer()
  return promptForAccounts(call, core, (choice) => {
    grantAccounts(call, core, choice)
    return answer()
  })
}

/** `wallet_disconnect` (ERC-7846, draft): revokes the permission of the site to see accounts. */
export const walletDisconnect = (call: Call, core: Core): null => {
  requireEipSupport(call, core, 'eip7846')
  core.change(() => core.store.forbid())
  return null
}
