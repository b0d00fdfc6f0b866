import { lines, recordedLine } from '../recordingLines.ts'
import { openReplaySession } from '../openReplaySession.ts'
import type { PageLine, Snapshot } from '../types.ts'
import type { ExtraComparison } from './ExtraComparison.ts'

const events = ['accountsChanged', 'chainChanged', 'networkChanged', 'connect', 'disconnect']

/** Compares MetaMask's recordings 61 and 62: the events that a second tab of the site received. */
export const secondTab: ExtraComparison = async (recording, session, stage) => {
  const tab = openReplaySession(session.wallet.persona, stage, recording)
  tab.start()
  await tab.settle()
  const ours: string[] = []
  tab.listen(events, (line) => ours.push(`tab2 ${line}`))
  tab.store.set(session.wallet.state())
  tab.notify()
  await tab.settle()
  const { tab2events, state2 } = recording as { tab2events?: PageLine[]; state2?: Snapshot }
  const recorded = (tab2events ?? []).map((line) => `tab2 ${recordedLine(line, '')}`)
  if (state2) {
    recorded.push(`tab2 ${lines.state(state2)}`)
    ours.push(`tab2 ${lines.state(tab.snapshot())}`)
  }
  return { recorded, ours }
}
