import type { Snapshot } from '@touchstone/connect'
import type { Message } from '../texts/translate.ts'
import type { RemoteWalletStatus } from './remoteWalletStatus.ts'
import type { NoticeButton, Notice } from './Notice.ts'

/** Returns the notice of the pending request, with a Cancel button. `slow`: it has been pending for ten seconds. */
export function waitingNotice(
  snapshot: Snapshot,
  slow: boolean,
  remote?: RemoteWalletStatus,
): Notice | undefined {
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
