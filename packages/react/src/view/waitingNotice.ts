import type { Snapshot } from '@touchstone/connect'
import type { Notice } from './notice.ts'

/** What is waited for, with Cancel at once; `slow` after ten seconds (decision 9). */
export function waitingNotice(snapshot: Snapshot, slow: boolean): Notice | undefined {
  const { status, wallet } = snapshot
  if (status !== 'connecting' && status !== 'switching' && status !== 'adding') return undefined
  return {
    tone: 'status',
    text: slow ? { key: 'waiting.slow', wallet } : { key: 'waiting.confirm', wallet },
    actions: [{ act: { do: 'cancel' }, label: { key: 'act.cancel' } }],
    busy: true,
  }
}
