import type { createConnection } from '@touchstone/connect'
import { personas, type PersonaName } from '@touchstone/harness'
import { following, toLine } from './line.ts'
import { playWalk, type Walk } from './playWalk.ts'
import { shrink } from './shrink.ts'
import { wandering } from './wandering.ts'

/** A walk that went wrong, as short as it gets. */
export type Stray = { persona: PersonaName; seed: number; line: string; faults: readonly string[] }

/** Walks so many times, each persona in turn, and says which walks went wrong and which cells were met. */
export const walkMany = async (options: walkMany.Options = {}) => {
  const {
    walks = 200,
    steps = 40,
    seed = 1,
    names = Object.keys(personas) as PersonaName[],
  } = options
  const met = new Set<string>()
  const strays: Stray[] = []
  let trod = 0
  for (let nth = 0; nth < walks; nth++) {
    const persona = names[nth % names.length]!
    const walk = await playWalk(persona, wandering(seed + nth, steps), options.create)
    trod += walk.trod.length
    for (const { cell } of walk.trod) met.add(cell)
    if (walk.faults.length > 0) strays.push(await stray(persona, seed + nth, walk, options.create))
  }
  return { strays, met, trod }
}

export declare namespace walkMany {
  type Options = {
    walks?: number
    steps?: number
    seed?: number
    names?: readonly PersonaName[]
    create?: typeof createConnection
  }
}

const stray = async (
  persona: PersonaName,
  seed: number,
  walk: Walk,
  create?: typeof createConnection,
): Promise<Stray> => {
  const play = (moves: readonly string[]) => playWalk(persona, following(moves), create)
  const short = await shrink(
    walk.trod.map(({ move }) => move),
    async (moves) => (await play(moves)).faults.length > 0,
  )
  const { faults } = await play(short)
  return { persona, seed, line: toLine(short), faults }
}
