import { type Call, paramList } from '../callInProgress.ts'
import type { Core } from '../engineAndPersonaTypes.ts'
import { refuseParams } from '../requestFailures.ts'
import { isRecord } from '../isRecord.ts'
import type { Json } from '../types.ts'
import { promptForAccounts, grantAccounts } from './accounts.ts'

/** `wallet_requestPermissions` (EIP-2255): opens a prompt, even if the site has the permission already. */
export const requestPermissions = (call: Call, core: Core): Promise<Json[]> => {
  const names = namesOf(call, core)
  const unknown = names.find((name) => name !== 'eth_accounts')
  if (unknown !== undefined) throw refuseParams(call, core, `there is no permission "${unknown}"`)
  return promptForAccounts(call, core, (choice) => {
    grantAccounts(call, core, choice)
    return getPermissions(call, core)
  })
}

/** `wallet_revokePermissions` (MetaMask's MIP-2): removes the permission of the site to see accounts. */
export const revokePermissions = (call: Call, core: Core): null => {
  if (namesOf(call, core).includes('eth_accounts')) core.change(() => core.store.forbid())
  return null
}

function namesOf(call: Call, core: Core): string[] {
  const [asked] = paramList(call)
  const names = isRecord(asked) ? Object.keys(asked) : []
  if (names.length === 0) throw refuseParams(call, core, 'expected [{ <permission>: {} }]')
  return names
}

/** `wallet_getPermissions` (EIP-2255): returns the permissions of the site, with a caveat of MetaMask's type. */
export function getPermissions({ origin }: Call, { store }: Core): Json[] {
  const accounts = store.accounts()
  if (accounts.length === 0) return []
  return [
    {
      invoker: origin,
      parentCapability: 'eth_accounts',
      caveats: [{ type: 'restrictReturnedAccounts', value: accounts }],
    },
  ]
}
