import type { Result, Run } from '../../core/result.ts'
import { summaryOf } from '../summaryOf.ts'

/** Creates a result of a MUST check. `rest` adds or replaces fields. */
export const result = (
  id: string,
  status: Result['status'],
  rest: Partial<Result> = {},
): Result => ({
  id,
  status,
  level: 'MUST',
  basis: 'spec',
  durationMs: 3,
  group: 'A. Discovery',
  ...rest,
})

/** Creates a run with these results. `change` replaces whole fields. */
export const fakeRun = (results: Result[], change: Partial<Run> = {}): Run => ({
  schemaVersion: 1,
  run: {
    id: 'run-1',
    startedAt: '2026-03-01T10:00:00.000Z',
    durationMs: 100,
    mode: 'provider',
    seed: 1,
    command: 'touchstone check --persona x --seed 1',
  },
  suite: { version: '0.0.0', catalogueHash: 'sha256-0', profile: 'core' },
  subject: { name: 'x', kind: 'module' },
  environment: { os: 'linux', node: 'v24' },
  summary: summaryOf(results),
  results,
  ...change,
})

/** Turns a run into one of the shards of a run. */
export const shardOf = (run: Run, index: number, total: number): Run => ({
  ...run,
  run: { ...run.run, id: `run-${index}`, shard: { index, total } },
})
