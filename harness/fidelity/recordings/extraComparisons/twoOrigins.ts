import { lines } from '../formatLines.ts'
import { openReplaySession } from '../openReplaySession.ts'
import { stageOf } from '../initialStates.ts'
import type { Snapshot } from '../types.ts'
import type { ExtraComparison } from './ExtraComparison.ts'
import { internalsOf } from '../../../src/wallet/walletInternals.ts'

/** Compares MetaMask's recording 94: the states of two sites (`d`, `d2`) on two chains at the same time. */
export const twoOrigins: ExtraComparison = async (recording, session) => {
  const { d, d2 } = recording['value'] as { d: Snapshot; d2: Snapshot }
  const first = stageOf('81')
  // Copies the permissions and chains of the second site, so that one wallet has the state of both sites.
  const { wallet, snapshot } = openReplaySession(session.wallet.persona, first, recording)
  const { permissions, siteChains } = session.wallet.state()
  const own = wallet.state()
  internalsOf(wallet).store.set({
    permissions: { ...permissions, ...own.permissions },
    siteChains: { ...siteChains, ...own.siteChains },
  })
  internalsOf(wallet).start()
  const here = snapshot()
  internalsOf(wallet).store.visit(internalsOf(session.wallet).store.origin)
  const there = openReplaySession(session.wallet.persona, stageOf('94'), recording)
  internalsOf(there.wallet).store.set(wallet.state())
  internalsOf(there.wallet).start()
  return {
    recorded: [`d ${lines.state(d)}`, `d2 ${lines.state(d2)}`],
    ours: [
      `d ${lines.state({ ...here, selectedAddress: d.selectedAddress })}`,
      `d2 ${lines.state(there.snapshot())}`,
    ],
  }
}
