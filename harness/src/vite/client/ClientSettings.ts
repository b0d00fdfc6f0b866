import type { PersonaName } from '../../personas/index.ts'
import type { Account, Chain } from '../../wallet/types.ts'
import type { Redirect } from './redirectRpcRequests.ts'

/** Settings that the server passes to the page's script. */
export type ClientSettings = {
  /** Names of personas. Each wallet has the id of its persona. */
  wallets: readonly PersonaName[]
  accounts: readonly Account[]
  chains: readonly Chain[]
  chainId: number
  redirects: readonly Redirect[]
  /** URL of the module with the signing code. */
  signer: string
}
