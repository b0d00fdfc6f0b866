import type { Pairing, Snapshot, WalletRow } from '@touchstone/connect'

/** The present wallet is on another device: how the relay is, and whether this is a phone too. */
export type Far = {
  relay: Pairing['relay']
  phone: boolean
}

/** A wallet that has approved is connecting too, for as long as it is asked for the app's network (decision 6). */
export const isApproved = ({ status, waiting }: Snapshot): boolean =>
  status !== 'connecting' || waiting?.act === 'switch'

/** `undefined` where the wallet is in this page, or there is none. */
export function farOf(
  { wallet, intent }: Snapshot,
  rows: readonly WalletRow[],
  { relay }: Pairing,
  phone: boolean,
): Far | undefined {
  const row = rows.find(({ id }) => id === (wallet ?? intent))
  return row?.remote ? { relay, phone } : undefined
}
