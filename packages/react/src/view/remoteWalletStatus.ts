import { appLink, type Pairing, type Snapshot, type WalletRow } from '@touchstone/connect'

/** Status of a wallet that WalletConnect reaches: the connection to the relay, and whether this page is on a phone. */
export type RemoteWalletStatus = {
  relay: Pairing['relay']
  phone: boolean
  /** Link that brings the wallet's app to the front. */
  app?: string | undefined
}

/** Returns the status of the current or remembered wallet if it is on another device, else undefined. */
export function remoteWalletStatus(
  { wallet, intent }: Snapshot,
  rows: readonly WalletRow[],
  { relay }: Pairing,
  phone: boolean,
): RemoteWalletStatus | undefined {
  const row = rows.find(({ id }) => id === (wallet ?? intent))
  return row?.remote ? { relay, phone, app: appLink(row) } : undefined
}
