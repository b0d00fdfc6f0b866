import type { PersonaName } from '../../personas/index.ts'
import type { Account, Chain } from '../../wallet/types.ts'
import type { Redirect } from './redirectFetch.ts'

/** What the page's script is told by the server. */
export type ClientSettings = {
  /** Names of personas; each is a wallet of that name. */
  wallets: readonly PersonaName[]
  accounts: readonly Account[]
  chains: readonly Chain[]
  chainId: number
  redirects: readonly Redirect[]
  /** Where the signing code is. */
  signer: string
}
