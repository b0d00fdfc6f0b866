import { UsageError } from '../../core/UsageError.ts'
import { isPlayable, describeUnplayable } from '../dapp/isPlayable.ts'
import { movesInPage, initialState } from '../dapp/moves.ts'
import { MoveError, parseMoves, playMoves } from '../dapp/playMoves.ts'
import type { GroupResult } from '../soakGroup.ts'
import { withDapp } from './openDapp.ts'

/**
 * Repeats a line of moves, which a failure of the group `page` printed, in a fresh page.
 *
 * @throws UsageError if the line contains an unknown move, or the moves are impossible in a fresh page
 */
export const replayPage = async (line: string): Promise<GroupResult> => {
  const moves = parseMoves(line.split(' '))
  if (moves === undefined) {
    const known = movesInPage.map(({ name }) => name).join(' ')
    throw new UsageError(`--replay for page needs moves. Known: ${known}.`)
  }
  if (!isPlayable(moves)) throw new UsageError(describeUnplayable(line))
  return withDapp(async (dapp) => {
    const figure = `${moves.length} moves again`
    try {
      await playMoves(dapp, moves, initialState)
      return { figure, failures: [...dapp.pageErrors] }
    } catch (error) {
      if (!(error instanceof MoveError)) throw error
      return { figure, failures: [error.message] }
    }
  })
}
