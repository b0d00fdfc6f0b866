import { describe, expect, test } from 'vitest'
import type { Result, Run } from '../core/result.ts'
import { mergeRuns } from './mergeRuns.ts'
import { schemaErrorOf } from './schemaErrorOf.ts'
import { fakeRun, result, shardOf } from './testing/fakeRun.ts'

const ids = ['a.one', 'a.two', 'a.three']
const options: mergeRuns.Options = {
  wanted: () => ids.map((id) => result(id, 'pass')),
  partOf: (id, total) => (ids.indexOf(id) % total) + 1,
}
const first = shardOf(fakeRun([result('a.one', 'pass'), result('a.three', 'pass')]), 1, 2)
const second = shardOf(fakeRun([result('a.two', 'pass')]), 2, 2)

/** Creates a run with this id and these results. */
const named = (id: string, results: Result[], change: Partial<Run['run']> = {}): Run => {
  const run = fakeRun(results)
  return { ...run, run: { ...run.run, id, ...change } }
}

test('merges all shards to the whole run, in the order of the catalogue', () => {
  const { run, results, summary } = mergeRuns([second, first], options)
  expect(results.map(({ id }) => id)).toEqual(ids)
  expect([run.shard, run.mergedFrom, summary.exitCode]).toEqual([undefined, ['run-2', 'run-1'], 0])
})

test('a merged run fits the schema', () => {
  expect(schemaErrorOf(mergeRuns([first, second], options))).toBeUndefined()
})

test('checks of a missing shard are harness-errors', () => {
  const { results, summary } = mergeRuns([first], options)
  expect(results[1]).toMatchObject({
    status: 'harness-error',
    message: 'Shard 2/2 is missing: this check was not run.',
  })
  expect(summary.exitCode).toBe(3)
})

test('a check that its shard lost is a harness-error', () => {
  const { results } = mergeRuns([{ ...first, results: first.results.slice(0, 1) }, second], options)
  expect(results[2]?.message).toBe('Shard 1/2 does not hold this check: it was not run to its end.')
})

describe('keeps the worse of two results', () => {
  test.each([
    ['pass', 'fail', 'fail'],
    ['timeout', 'pass', 'timeout'],
    ['fail', 'harness-error', 'harness-error'],
    ['info', 'warn', 'warn'],
    ['not-applicable', 'pass', 'not-applicable'],
  ] as const)('%s and %s', (one, other, kept) => {
    const runs = [one, other].map((status, i) => named(`run-${i}`, [result('a.one', status)]))
    expect(mergeRuns(runs, options).results).toMatchObject([{ status: kept, attempts: 2 }])
  })
})

describe('rejects runs with different', () => {
  const run = fakeRun([result('a.one', 'pass')])
  test.each([
    ['catalogues', { suite: { ...run.suite, catalogueHash: 'sha256-1' } }],
    ['profiles', { suite: { ...run.suite, profile: 'all' } }],
    ['wallets', { subject: { ...run.subject, digest: 'sha256-1' } }],
    ['places', { run: { ...run.run, mode: 'page' as const } }],
    ['selections', { run: { ...run.run, only: 'a.*' } }],
    ['expectations', { expectations: { file: 'x.json', hash: 'sha256-1' } }],
    ['numbers of shards', { run: { ...run.run, shard: { index: 1, total: 2 } } }],
  ])('%s', (name, change) => {
    expect(() => mergeRuns([run, { ...run, ...change }], options)).toThrow(`different ${name}`)
  })
})

test('removes the shard from the command', () => {
  const parts = [first, second].map((part, i) => {
    const command = `touchstone check --persona x --shard ${i + 1}/2 --seed 1`
    return { ...part, run: { ...part.run, command } }
  })
  expect(mergeRuns(parts, options).run.command).toBe('touchstone check --persona x --seed 1')
})

test('accepts different seeds, and removes the seed from the command', () => {
  const other = { ...second, run: { ...second.run, seed: 2 } }
  expect(mergeRuns([first, other], options).run).toMatchObject({
    command: 'touchstone check --persona x',
  })
})

describe('rejects a run that is given twice', () => {
  const passed = [result('a.one', 'pass')]
  const merged = named('merged-1', passed, { mergedFrom: ['run-1', 'run-2'] })

  test.each([
    ['as a copy', named('run-1', passed), named('run-1', passed)],
    ['alone and merged', named('run-1', passed), merged],
    ['in two merged runs', merged, named('merged-2', passed, { mergedFrom: ['run-1'] })],
  ])('%s', (_, one, other) => {
    expect(() => mergeRuns([one, other], options)).toThrow(
      'The run run-1 is in two of these files and cannot be merged with itself: leave one out.',
    )
  })
})

test('mergedFrom lists the original runs when merged runs are merged', () => {
  const passed = [result('a.one', 'pass')]
  const pair = mergeRuns([named('run-1', passed), named('run-2', passed)], options)

  const { run } = mergeRuns([pair, named('run-3', passed)], options)

  expect(run.mergedFrom).toEqual(['run-1', 'run-2', 'run-3'])
})
