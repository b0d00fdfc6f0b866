import { isUnexpected, type Expectations } from '../core/expectations.ts'
import type { Result, Status, Run } from '../core/result.ts'
import { UsageError } from '../core/UsageError.ts'
import { summaryOf } from './summaryOf.ts'

/** A check that the merged run should contain, without its outcome. */
export type PlannedCheck = Omit<Result, 'status'>

export declare namespace mergeRuns {
  type Options = {
    /** Returns the checks that the run would have without shards. */
    wanted: (run: Run) => readonly PlannedCheck[]
    /** Returns the number of a check's shard, from 1 to `total`. */
    partOf: (id: string, total: number) => number
    /** Adds the root causes, which may be in another shard. */
    causes?: (results: readonly Result[]) => Result[]
    personas?: readonly Expectations[]
  }
}

/**
 * Merges shards, or runs of the same wallet, into one run. The worst result of a check counts. Checks that are
 * missing from a sharded run become a `harness-error`. Throws a UsageError if the runs cannot be merged.
 */
export function mergeRuns(
  runs: readonly Run[],
  { wanted, partOf, causes = (results) => [...results], personas = [] }: mergeRuns.Options,
): Run {
  const [first] = runs
  if (!first) throw new UsageError('merge wants at least one file.')
  rejectDifferentRuns(runs)
  rejectDuplicates(runs)
  const byId = new Map<string, Result>()
  for (const result of runs.flatMap(({ results }) => results))
    byId.set(result.id, worseResult(byId.get(result.id), result))
  const total = first.run.shard?.total
  const all = total === undefined ? [] : wanted(first)
  const missing = all.filter(({ id }) => !byId.has(id))
  for (const one of missing)
    byId.set(one.id, missingResult(one, runs, partOf(one.id, total!), total!))
  const order = [...new Set([...all.map(({ id }) => id), ...byId.keys()])]
  const results = causes(order.map((id) => byId.get(id)!))
  return {
    ...first,
    run: { ...mergedRunInfo(runs), mergedFrom: runs.flatMap(runIdsOf) },
    summary: summaryOf(results, personas),
    results,
  }
}

const runIdsOf = ({ run }: Run): string[] => run.mergedFrom ?? [run.id]

/** Rejects a run that is in several files, because each of its checks would count as two attempts. */
function rejectDuplicates(runs: readonly Run[]): void {
  const ids = runs.flatMap(runIdsOf)
  const twice = ids.find((id, i) => ids.indexOf(id) !== i)
  if (twice !== undefined)
    throw new UsageError(
      `The run ${twice} is in two of these files and cannot be merged with itself: leave one out.`,
    )
}

const equalProperties: [name: string, of: (run: Run) => unknown][] = [
  ['catalogues', ({ suite }) => suite.catalogueHash],
  ['profiles', ({ suite }) => suite.profile],
  ['wallets', ({ subject: { name, kind, version, digest } }) => [name, kind, version, digest]],
  ['places', ({ run }) => run.mode],
  ['selections (--only)', ({ run }) => run.only],
  ['expectations', ({ expectations }) => expectations?.hash],
  ['numbers of shards', ({ run }) => run.shard?.total],
]

function rejectDifferentRuns(runs: readonly Run[]): void {
  for (const [name, of] of equalProperties) {
    const values = new Set(runs.map((run) => JSON.stringify(of(run)) ?? 'none'))
    if (values.size === 1) continue
    throw new UsageError(
      `These runs have different ${name} and cannot be merged: ${[...values].join(' and ')}.`,
    )
  }
}

/** Statuses from worst to best. A pass on another machine does not make up for a fault of the suite. */
const order: Status[] = [
  'harness-error',
  'fail',
  'timeout',
  'blocked',
  'warn',
  'manual-pending',
  'info',
  'not-applicable',
  'pass',
]

function worseResult(before: Result | undefined, after: Result): Result {
  if (!before) return after
  const attempts = (before.attempts ?? 1) + (after.attempts ?? 1)
  // If two results have the same status, an undeclared one is worse than a declared one.
  const rank = (result: Result) => order.indexOf(result.status) * 2 - Number(isUnexpected(result))
  return { ...(rank(after) < rank(before) ? after : before), attempts }
}

function missingResult(
  one: PlannedCheck,
  runs: readonly Run[],
  index: number,
  total: number,
): Result {
  const isPresent = runs.some(({ run }) => run.shard?.index === index)
  const message = isPresent
    ? `Shard ${index}/${total} does not hold this check: it was not run to its end.`
    : `Shard ${index}/${total} is missing: this check was not run.`
  return { ...one, status: 'harness-error', message }
}

function mergedRunInfo(runs: readonly Run[]): Run['run'] {
  const started = runs.map(({ run }) => Date.parse(run.startedAt))
  const ended = runs.map(({ run }, i) => started[i]! + run.durationMs)
  const start = Math.min(...started)
  const { shard: _shard, seed, command, ...rest } = runs[0]!.run
  const oneSeed = runs.every(({ run }) => run.seed === seed)
  return {
    ...rest,
    id: `merged-${runs.map(({ run }) => run.id.slice(0, 8)).join('-')}`,
    startedAt: new Date(start).toISOString(),
    durationMs: Math.max(...ended) - start,
    ...(oneSeed && seed !== undefined && { seed }),
    ...(command && {
      command: command.replace(oneSeed ? / --shard \S+/ : / --(shard|seed) \S+/g, ''),
    }),
  }
}
