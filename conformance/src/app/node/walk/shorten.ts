import type { createConnection } from '@touchstone/connect'
import type { PersonaName } from '@touchstone/harness'
import { following } from './line.ts'
import { playWalk, type Walk } from './playWalk.ts'
import { shrink } from './shrink.ts'

/** The shortest walk that still goes wrong, and what is wrong with it. */
export const shorten = async (
  persona: PersonaName,
  walk: Walk,
  create?: typeof createConnection,
): Promise<{ moves: readonly string[]; faults: readonly string[] }> => {
  const play = (moves: readonly string[]) => playWalk(persona, following(moves), create)
  const moves = await shrink(
    walk.trod.map(({ move }) => move),
    async (some) => (await play(some)).faults.length > 0,
  )
  return { moves, faults: (await play(moves)).faults }
}
