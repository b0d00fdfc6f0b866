import { UsageError } from '../../core/UsageError.ts'
import {
  areMovesPossible,
  dappMovesInPage,
  describeImpossibleMoves,
  initialState,
  parseMoves,
} from '../dapp/dappMoves.ts'
import { MoveError, performMoves } from '../dapp/performMoves.ts'
import type { GroupResult, SoakGroup } from '../soakGroup.ts'
import { soakPage } from './soakPage.ts'
import { withOpenApp } from './withOpenApp.ts'

/** Repeats random cycles from connect to disconnect in one page of the built app, or replays a failure. */
export const runPageGroup: SoakGroup = ({ replay, ...options }, tools) =>
  replay === undefined
    ? withOpenApp((dapp) => soakPage(dapp, options, tools))
    : replayPageMoves(replay)

const replayPageMoves = async (line: string): Promise<GroupResult> => {
  const moves = parseMoves(line.split(' '))
  if (moves === undefined) {
    const known = dappMovesInPage.map(({ name }) => name).join(' ')
    throw new UsageError(`--replay for page needs moves. Known: ${known}.`)
  }
  if (!areMovesPossible(moves)) throw new UsageError(describeImpossibleMoves(line))
  return withOpenApp(async (dapp) => {
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
