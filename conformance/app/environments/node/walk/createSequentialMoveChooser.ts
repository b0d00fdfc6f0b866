import type { ChooseMove } from './walkConnection.ts'

/** Returns a function that chooses these moves in order and skips those that are impossible in the current state. */
export const createSequentialMoveChooser = (moves: readonly string[]): ChooseMove => {
  const queue = [...moves]
  return (possible) => {
    for (let word = queue.shift(); word !== undefined; word = queue.shift())
      if (possible.some(({ name }) => name === word)) return word
    return undefined
  }
}
