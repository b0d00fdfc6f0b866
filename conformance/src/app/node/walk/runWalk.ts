import { personas, type PersonaName } from '@touchstone/harness'
import { whole } from '../../../cli/options.ts'
import { UsageError } from '../../../engine/UsageError.ts'
import type { Result } from '../../../engine/result.ts'
import { lastLine } from '../../../reports/counts.ts'
import type { AppOptions } from '../../runApp.ts'
import { following, ofLine, toLine } from './line.ts'
import { playWalk, type Trod } from './playWalk.ts'
import { shorten } from './shorten.ts'
import { wandering } from './wandering.ts'

/**
 * Walks our connection in Node: one line of moves again, or so many walks of 40 moves drawn by a seed. Each
 * move is held against the table; a walk that goes wrong is told as short as it gets, in one line.
 *
 * @returns the exit code: 0 nothing wrong, 1 something is.
 * @throws UsageError where the wallet or the line is none.
 */
export const runWalk = async (options: AppOptions & { walk: string }): Promise<number> => {
  const persona = personaOf(options)
  return /^\d+$/.test(options.walk)
    ? walkMany(persona, Number(options.walk), whole(options.seed ?? '1', 'seed'))
    : replay(persona, options.walk)
}

const replay = async (persona: PersonaName, line: string): Promise<number> => {
  const moves = ofLine(line)
  const { trod, faults } = await playWalk(persona, following(moves))
  const made = trod.map(({ move }) => move)
  for (const { move, cell } of trod) process.stdout.write(`${move.padEnd(24)} ${cell}\n`)
  if (made.length === 0) throw new UsageError(`--walk: nothing of "${line}" can be done.`)
  if (faults.length === 0 && made.length < moves.length)
    process.stdout.write(`${moves.length - made.length} of the moves cannot be made there\n`)
  for (const fault of faults) process.stdout.write(`fault: ${fault}\n`)
  return close([{ trod, faults }])
}

const walkMany = async (persona: PersonaName, count: number, seed: number): Promise<number> => {
  const walks = []
  for (let nth = 0; nth < count; nth++) {
    const walk = await playWalk(persona, wandering(seed + nth, 40))
    walks.push(walk)
    if (walk.faults.length === 0) continue
    const { moves, faults } = await shorten(persona, walk)
    const again = `touchstone app --wallet ${persona} --in node --walk '${toLine(moves)}'`
    process.stdout.write(`${again}\n  ${faults.join('; ')}\n`)
  }
  return close(walks)
}

type Walked = { trod: readonly Trod[]; faults: readonly string[] }

/** The line that scripts read: each move is one result, and what was left behind at the end is one more. */
const close = (walks: readonly Walked[]): number => {
  const results = walks.flatMap(({ trod, faults }): Result[] => [
    ...trod.map((one) => result(one.cell, one.faults)),
    ...(faults.length > 0 && trod.every((one) => one.faults.length === 0)
      ? [result('app.walk', faults)]
      : []),
  ])
  process.stdout.write(`${lastLine('app', results)}\n`)
  return walks.some(({ faults }) => faults.length > 0) ? 1 : 0
}

const result = (id: string, faults: readonly string[]): Result => ({
  ...{ id, level: 'MUST', basis: 'product', durationMs: 0 },
  status: faults.length === 0 ? 'pass' : 'fail',
  ...(faults.length === 0 ? {} : { message: faults.join('; ') }),
})

const personaOf = ({ wallet, in: place }: AppOptions): PersonaName => {
  if (place !== 'node') throw new UsageError('--walk is for --in node.')
  if (wallet !== undefined && Object.hasOwn(personas, wallet)) return wallet as PersonaName
  const known = Object.keys(personas).join(', ')
  throw new UsageError(`--walk wants --wallet PERSONA, one of ${known}.`)
}
