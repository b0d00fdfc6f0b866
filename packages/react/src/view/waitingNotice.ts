import { appLink, type Pairing, type Snapshot, type WalletRow } from '@touchstone/connect'
import type { Message } from '../texts/translate.ts'
import type { NoticeButton, Notice } from './Notice.ts'

/** Returns the notice of the pending request, with a Cancel button. */
export function waitingNotice({
  snapshot,
  slow,
  remote,
}: waitingNotice.Options): Notice | undefined {
  const { status, wallet } = snapshot
  if (status !== 'connecting' && status !== 'switching' && status !== 'adding') return undefined
  const cancel: NoticeButton = { action: { do: 'cancel' }, label: { key: 'act.cancel' } }
  const open = remote?.phone && isApproved(snapshot) && remote.app
  return {
    tone: 'status',
    text: remote
      ? remoteText(snapshot, remote)
      : { key: slow ? 'waiting.slow' : 'waiting.confirm', wallet },
    buttons: open
      ? [{ action: { do: 'open', href: open }, label: { key: 'act.open', wallet } }, cancel]
      : [cancel],
    busy: true,
  }
}

export declare namespace waitingNotice {
  type Options = {
    snapshot: Snapshot
    /** Whether the request has been pending for ten seconds. */
    slow: boolean
    /** Set if the current wallet is on another device. */
    remote?: RemoteWalletStatus | undefined
  }
}

/** Status of a wallet that WalletConnect reaches: the connection to the relay, and whether this page is on a phone. */
type RemoteWalletStatus = {
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

function remoteText(snapshot: Snapshot, { relay, phone }: RemoteWalletStatus): Message {
  if (relay === 'down') return { key: 'waiting.relay' }
  const { wallet } = snapshot
  const any = wallet === 'walletconnect'
  const asked = isApproved(snapshot)
  if (!asked && !phone) return any ? { key: 'waiting.scan.any' } : { key: 'waiting.scan', wallet }
  if (!asked && !any) return { key: 'waiting.open', wallet }
  return any ? { key: 'waiting.phone.any' } : { key: 'waiting.phone', wallet }
}

/** Returns whether the user has approved the connection. The status stays `connecting` during the initial switch. */
export const isApproved = ({ status, waiting }: Snapshot): boolean =>
  status !== 'connecting' || waiting?.act === 'switch'
