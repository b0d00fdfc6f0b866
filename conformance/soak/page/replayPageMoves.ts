import { UsageError } from '../../core/UsageError.ts'
import { areMovesPossible, describeImpossibleMoves } from '../dapp/areMovesPossible.ts'
import { dappMovesInPage, initialState } from '../dapp/dappMoves.ts'
import { MoveError, performMoves } from '../dapp/performMoves.ts'
import { parseMoves } from '../dapp/parseMoves.ts'
import type { GroupResult } from '../soakGroup.ts'
import { withDapp } from './openDapp.ts'

/**
 * Repeats a line of moves, which a failure of the group `page` printed, in a fresh page.
 *
 * @throws UsageError if the line contains an unknown move, or the moves are impossible in a fresh page
 */
export const replayPageMoves = async (line: string): Promise<GroupResult> => {
  const moves = parseMoves(line.split(' '))
  if (moves === undefined) {
    const known = dappMovesInPage.map(({ name }) => name).join(' ')
    throw new UsageError(`--replay for page needs moves. Known: ${known}.`)
  }
  if (!areMovesPossible(moves)) throw new UsageError(describeImpossibleMoves(line))
  return withDapp(async (dapp) => {
    const figure = `${moves.length} moves again`
    try {
      await performMoves(dapp, moves, initialState)
      return { figure, failures: [...dapp.pageErrors] }
    } catch (error) {
      if (!(error instanceof MoveError)) throw error
      return { figure, failures: [error.message] }
    }
  })
}
