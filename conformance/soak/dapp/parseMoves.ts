import { allDappMoves, type DappMove } from './dappMoves.ts'

/** Returns the moves with these names, or undefined if a name is unknown. */
export const parseMoves = (words: readonly string[]): readonly DappMove[] | undefined => {
  const moves = words.map((word) => allDappMoves.find(({ name }) => name === word))
  return moves.every((move) => move !== undefined) ? moves : undefined
}
