import type { Choose } from './playWalk.ts'

/** A walk in one line: the words of its moves, in order. */
export const toLine = (moves: readonly string[]): string => moves.join(' ')

export const ofLine = (line: string): string[] => line.split(/\s+/).filter((word) => word !== '')

/** Follows these moves; those that cannot be made where the walk is are left out. */
export const following = (moves: readonly string[]): Choose => {
  const queue = [...moves]
  return (possible) => {
    for (let word = queue.shift(); word !== undefined; word = queue.shift())
      if (possible.some(({ name }) => name === word)) return word
    return undefined
  }
}
