import { appLink, type Pairing, type Snapshot, type WalletRow } from '@touchstone/connect'

/** Status of a wallet that WalletConnect reaches: the connection to the relay, and whether this page is on a phone. */
export type RemoteStatus = {
  relay: Pairing['relay']
  phone: boolean
  /** Link that brings the wallet's app to the front. */
  app?: string | undefined
}

/**
 * Returns whether the user has approved the connection in the wallet, given a pending request. The status is still
 * `connecting` while the wallet is asked to switch to the app's network.
 */
export const isApproved = ({ status, waiting }: Snapshot): boolean =>
  status !== 'connecting' || waiting?.act === 'switch'

/** Returns the status of the current or remembered wallet if it is on another device, else undefined. */
export function remoteStatusOf(
  { wallet, intent }: Snapshot,
  rows: readonly WalletRow[],
  { relay }: Pairing,
  phone: boolean,
): RemoteStatus | undefined {
  const row = rows.find(({ id }) => id === (wallet ?? intent))
  return row?.remote ? { relay, phone, app: appLink(row) } : undefined
}
