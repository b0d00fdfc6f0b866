import type { Snapshot } from '@touchstone/connect'
import { appLink } from '@touchstone/connect'
import type { Message } from '../texts/say.ts'
import type { Far } from './far.ts'
import type { Action, Notice } from './notice.ts'

/** What is waited for, with Cancel at once; `slow` after ten seconds (decision 9). */
export function waitingNotice(snapshot: Snapshot, slow: boolean, far?: Far): Notice | undefined {
  const { status, wallet } = snapshot
  if (status !== 'connecting' && status !== 'switching' && status !== 'adding') return undefined
  const cancel: Action = { act: { do: 'cancel' }, label: { key: 'act.cancel' } }
  const open = far?.phone && status !== 'connecting' && wallet !== undefined && appLink(wallet)
  return {
    tone: 'status',
    text: far ? farText(snapshot, far) : { key: slow ? 'waiting.slow' : 'waiting.confirm', wallet },
    actions: open
      ? [{ act: { do: 'open', href: open }, label: { key: 'act.open', wallet } }, cancel]
      : [cancel],
    busy: true,
  }
}

function farText({ status, wallet }: Snapshot, { relay, phone }: Far): Message {
  if (relay === 'down') return { key: 'waiting.relay' }
  const any = wallet === 'walletconnect'
  if (status === 'connecting' && !phone)
    return any ? { key: 'waiting.scan.any' } : { key: 'waiting.scan', wallet }
  if (status === 'connecting' && !any) return { key: 'waiting.open', wallet }
  return any ? { key: 'waiting.phone.any' } : { key: 'waiting.phone', wallet }
}
