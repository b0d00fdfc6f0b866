import { initialState, type DappMove } from './moves.ts'

/** Whether each move is possible where the ones before it lead, from a fresh page on. */
export const isPlayable = (moves: readonly DappMove[]): boolean => {
  let state = initialState
  return moves.every((move) => {
    const possible = move.isPossible(state)
    state = { ...state, ...move.next(state) }
    return possible
  })
}

export const describeUnplayable = (line: string): string =>
  `--replay: "${line}" cannot be played from a fresh page. Begin with connect.`
