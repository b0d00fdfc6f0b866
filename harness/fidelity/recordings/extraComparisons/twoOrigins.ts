import { lines } from '../recordingLines.ts'
import { openReplaySession } from '../openReplaySession.ts'
import { stageOf } from '../initialStates.ts'
import type { Snapshot } from '../types.ts'
import type { ExtraComparison } from './ExtraComparison.ts'

/** Compares MetaMask's recording 94: the states of two sites (`d`, `d2`) on two chains at the same time. */
export const twoOrigins: ExtraComparison = async (recording, session) => {
  const { d, d2 } = recording['value'] as { d: Snapshot; d2: Snapshot }
  const first = stageOf('81')
  // Copies the permissions and chains of the second site, so that one wallet has the state of both sites.
  const here = openReplaySession(session.wallet.persona, first, recording)
  const { permissions, siteChains } = session.wallet.state()
  const own = here.wallet.state()
  here.store.set({
    permissions: { ...permissions, ...own.permissions },
    siteChains: { ...siteChains, ...own.siteChains },
  })
  here.start()
  const seen = here.snapshot()
  here.store.visit(session.store.origin)
  const there = openReplaySession(session.wallet.persona, stageOf('94'), recording)
  there.store.set(here.wallet.state())
  there.start()
  return {
    recorded: [`d ${lines.state(d)}`, `d2 ${lines.state(d2)}`],
    ours: [
      `d ${lines.state({ ...seen, selectedAddress: d.selectedAddress })}`,
      `d2 ${lines.state(there.snapshot())}`,
    ],
  }
}
