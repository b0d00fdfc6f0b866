import { initialState, type DappMove } from './dappMoves.ts'

/** Whether these moves can be made in this order in a fresh page. */
export const areMovesPossible = (moves: readonly DappMove[]): boolean => {
  let state = initialState
  return moves.every((move) => {
    const possible = move.isPossible(state)
    state = { ...state, ...move.next(state) }
    return possible
  })
}

export const describeImpossibleMoves = (line: string): string =>
  `--replay: "${line}" cannot be played from a fresh page. Begin with connect.`
