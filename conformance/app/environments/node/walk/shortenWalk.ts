import type { createConnection } from '@touchstone/connect'
import type { PersonaName } from '@touchstone/harness'
import { createSequentialMoveChooser } from './createSequentialMoveChooser.ts'
import { walkConnection, type WalkResult } from './walkConnection.ts'
import { shrinkFailingList } from './shrinkFailingList.ts'

/** Removes moves from a walk as long as it still fails. If it does not fail again, returns the whole walk. */
export const shortenWalk = async (
  persona: PersonaName,
  walk: WalkResult,
  create?: typeof createConnection,
): Promise<{ moves: readonly string[]; faults: readonly string[] }> => {
  const play = (moves: readonly string[]) =>
    walkConnection(persona, createSequentialMoveChooser(moves), create)
  const whole = walk.steps.map(({ move }) => move)
  const moves = await shrinkFailingList(whole, async (some) => (await play(some)).faults.length > 0)
  const { faults } = await play(moves)
  if (faults.length > 0) return { moves, faults }
  return { moves: whole, faults: walk.faults.map((fault) => `${fault} (not seen again)`) }
}
