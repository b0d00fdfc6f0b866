import { shrink } from '../../app/environments/node/walk/shrink.ts'
import { isPlayable } from '../dapp/isPlayable.ts'
import { initialState, type DappMove } from '../dapp/moves.ts'
import { playMoves } from '../dapp/playMoves.ts'
import { withDapp } from './openDapp.ts'

/** The fewest moves of a cycle that fail in a fresh page; undefined where the cycle needs what was before it. */
export const shortestCycle = async (
  cycle: readonly DappMove[],
): Promise<readonly DappMove[] | undefined> => {
  if (!(await failsAlone(cycle))) return undefined
  return shrink(cycle, failsAlone)
}

const failsAlone = async (moves: readonly DappMove[]): Promise<boolean> =>
  moves.length > 0 &&
  isPlayable(moves) &&
  withDapp((dapp) =>
    playMoves(dapp, moves, initialState).then(
      () => false,
      () => true,
    ),
  )
