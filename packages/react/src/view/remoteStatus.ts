import type { Pairing, Snapshot, WalletRow } from '@touchstone/connect'

/** State of a wallet on another device: its relay, and whether this device is a phone too. */
export type RemoteStatus = {
  relay: Pairing['relay']
  phone: boolean
}

/** Whether the wallet has approved. It is still connecting while it is asked to switch to the app's network. */
export const isApproved = ({ status, waiting }: Snapshot): boolean =>
  status !== 'connecting' || waiting?.act === 'switch'

/** Undefined if the wallet is in this page, or if no wallet is connected. */
export function remoteStatusOf(
  { wallet, intent }: Snapshot,
  rows: readonly WalletRow[],
  { relay }: Pairing,
  phone: boolean,
): RemoteStatus | undefined {
  const row = rows.find(({ id }) => id === (wallet ?? intent))
  return row?.remote ? { relay, phone } : undefined
}
