import { personas, type PersonaName } from '@touchstone/harness'
import { parseWholeNumber } from '../../../../cli/runOptions.ts'
import { UsageError } from '../../../../core/UsageError.ts'
import type { Result } from '../../../../core/result.ts'
import { lastLine } from '../../../../reports/counts.ts'
import { defaultChains } from '../../../cells/AppChains.ts'
import type { AppSuiteOptions } from '../../../AppSuiteOptions.ts'
import { createSequentialMoveChooser } from './createSequentialMoveChooser.ts'
import { movesOfPersona } from './movesOfPersona.ts'
import { walkConnection, type WalkResult } from './walkConnection.ts'
import { shortenWalk } from './shortenWalk.ts'
import { createRandomMoveChooser } from './createRandomMoveChooser.ts'

/**
 * Runs `touchstone app --walk`: a number of random walks of 40 moves, or a line of move names. Shortens a failed random
 * walk and prints the command that repeats it.
 */
export const runWalkCommand = async (
  options: AppSuiteOptions & { walk: string },
): Promise<number> => {
  rejectUnusedOptions(options)
  const persona = personaOf(options)
  const seed = parseWholeNumber(options.seed ?? '1', 'seed')
  if (!/^\d+$/.test(options.walk)) return replay(persona, movesIn(options.walk, persona))
  const count = Number(options.walk)
  if (count === 0) throw new UsageError('--walk wants at least one walk, or a line of moves.')
  return walkMany(persona, count, seed)
}

const movesIn = (line: string, persona: PersonaName): string[] => {
  const known = movesOfPersona(persona, defaultChains).map(({ name }) => name)
  const moves = line.split(/\s+/).filter(Boolean)
  const words = `Known: ${known.join(' ')}.`
  if (moves.length === 0)
    throw new UsageError(`--walk wants a number of walks, or a line of moves. ${words}`)
  const strange = moves.filter((word) => !known.includes(word))
  if (strange.length > 0)
    throw new UsageError(`--walk: "${strange.join(' ')}" is no move. ${words}`)
  return moves
}

const replay = async (persona: PersonaName, moves: readonly string[]): Promise<number> => {
  const { steps, faults } = await walkConnection(persona, createSequentialMoveChooser(moves))
  const made = steps.map(({ move }) => move)
  for (const { move, cell } of steps) process.stdout.write(`${move.padEnd(24)} ${cell}\n`)
  if (made.length === 0)
    throw new UsageError(`--walk: nothing of "${moves.join(' ')}" can be done.`)
  if (faults.length === 0 && made.length < moves.length)
    process.stdout.write(`${moves.length - made.length} of the moves cannot be made there\n`)
  for (const fault of faults) process.stdout.write(`fault: ${fault}\n`)
  return printSummary([{ steps, faults }])
}

const walkMany = async (persona: PersonaName, count: number, seed: number): Promise<number> => {
  const walks = []
  for (let nth = 0; nth < count; nth++) {
    const walk = await walkConnection(persona, createRandomMoveChooser(seed + nth, 40))
    walks.push(walk)
    if (walk.faults.length === 0) continue
    const { moves, faults } = await shortenWalk(persona, walk)
    const again = `touchstone app --wallet ${persona} --in node --walk '${moves.join(' ')}'`
    process.stdout.write(`${again}\n  ${faults.join('; ')}\n`)
  }
  return printSummary(walks)
}

/** Each move counts as one result. Faults that appear only after the last move count as one more. */
const printSummary = (walks: readonly WalkResult[]): number => {
  const results = walks.flatMap(({ steps, faults }) => [
    ...steps.map((one) => statusOf(one.faults)),
    ...(faults.length > 0 && steps.every((one) => one.faults.length === 0)
      ? [statusOf(faults)]
      : []),
  ])
  process.stdout.write(`${lastLine('app', results)}\n`)
  return walks.some(({ faults }) => faults.length > 0) ? 1 : 0
}

const statusOf = (faults: readonly string[]): Pick<Result, 'status'> => ({
  status: faults.length === 0 ? 'pass' : 'fail',
})

/** Options of `touchstone app` that have no effect on a walk. */
const unusedOptions = [
  'url',
  'dapp',
  'headed',
  'only',
  'shard',
  'expectations',
  'json',
  'html',
  'junit',
  'github',
  'timeout',
] as const

const rejectUnusedOptions = (options: AppSuiteOptions): void => {
  const given = [
    ...unusedOptions.filter((name) => options[name] !== undefined && options[name] !== false),
    ...(options.profile === 'all' ? [] : ['profile' as const]),
  ]
  if (given.length === 0) return
  const names = given.map((name) => `--${name}`).join(', ')
  throw new UsageError(`--walk knows nothing of ${names}: leave it out.`)
}

const personaOf = ({ wallet, in: place }: AppSuiteOptions): PersonaName => {
  if (place !== 'node') throw new UsageError('--walk is for --in node.')
  if (wallet !== undefined && Object.hasOwn(personas, wallet)) return wallet as PersonaName
  const known = Object.keys(personas).join(', ')
  throw new UsageError(`--walk wants --wallet PERSONA, one of ${known}.`)
}
