import { failsRun } from '../../core/expectations.ts'
import type { Result, Run } from '../../core/result.ts'
import { normaliseTranscript } from './normaliseTranscript.ts'

export const buckets = [
  'newly failing',
  'newly passing',
  'no longer passing',
  'status changed among non-pass',
  'intermittent',
  'new check',
  'removed check',
  'level changed',
  'wanted changed',
] as const

export type Bucket = (typeof buckets)[number]

export type Change = { bucket: Bucket; id: string; before?: Result; after?: Result }

export type Diff = { changes: Change[]; notes: string[]; compared: number; failing: boolean }

/** Compares two runs, check by check. Notes the properties in which the runs differ. */
export function diffRuns(a: Run, b: Run): Diff {
  const before = new Map(a.results.map((result) => [result.id, result]))
  const after = new Map(b.results.map((result) => [result.id, result]))
  const ids = [...new Set([...before.keys(), ...after.keys()])]
  const changes = ids.flatMap((id) => compare(id, before.get(id), after.get(id)))
  return {
    changes: buckets.flatMap((bucket) => changes.filter((change) => change.bucket === bucket)),
    notes: notesOn(a, b),
    compared: ids.filter((id) => before.has(id) && after.has(id)).length,
    failing: changes.some(({ bucket }) => bucket === 'newly failing'),
  }
}

function compare(id: string, before?: Result, after?: Result): Change[] {
  if (!before) return [{ bucket: 'new check', id, after: after! }]
  if (!after) return [{ bucket: 'removed check', id, before }]
  const found: Bucket[] = []
  const status = statusBucket(before, after)
  if (status) found.push(status)
  if (before.level !== after.level) found.push('level changed')
  if (
    wantedOf(before) !== wantedOf(after) &&
    before.wanted !== undefined &&
    after.wanted !== undefined
  )
    found.push('wanted changed')
  return found.map((bucket) => ({ bucket, id, before, after }))
}

function statusBucket(before: Result, after: Result): Bucket | undefined {
  if (before.status === after.status) return undefined
  if (isIntermittent(before, after)) return 'intermittent'
  if (isFailing(after) && !isFailing(before)) return 'newly failing'
  if (after.status === 'pass') return 'newly passing'
  return before.status === 'pass' ? 'no longer passing' : 'status changed among non-pass'
}

const isIntermittent = (before: Result, after: Result): boolean =>
  [before, after].some(
    ({ intermittent }) =>
      intermittent?.statuses.includes(before.status) &&
      intermittent.statuses.includes(after.status),
  )

/** A `harness-error` counts too, because nothing shows that the wallet meets the requirement. */
const isFailing = (result: Result) => failsRun(result) || result.status === 'harness-error'

const wantedOf = ({ wanted }: Result) =>
  normaliseTranscript([
    { t: 0, dir: 'app', what: 'wanted', ...(wanted !== undefined && { data: wanted }) },
  ])[0]

function notesOn(a: Run, b: Run): string[] {
  const differ = (what: string, of: (run: Run) => string | undefined) =>
    of(a) === of(b) ? [] : [`${what} changed: ${of(a) ?? 'unknown'} -> ${of(b) ?? 'unknown'}`]
  return [
    ...(a.suite.catalogueHash === b.suite.catalogueHash
      ? []
      : ['The catalogues differ: only the checks that both runs hold are compared.']),
    ...differ('subject', ({ subject }) => subject.name),
    ...differ('subject version', ({ subject }) => subject.version ?? subject.digest),
    ...differ('suite version', ({ suite }) => suite.version),
    ...differ('profile', ({ suite }) => suite.profile),
  ]
}
