import { readFileSync } from 'node:fs'
import { compare, type Expectations } from '../core/expectations.ts'
import type { Result, Run } from '../core/result.ts'
import { addRootCauses } from '../core/addRootCauses.ts'
import { UsageError } from '../core/UsageError.ts'
import { schemaErrorOf } from '../reports/schemaErrorOf.ts'
import { summaryOf } from '../reports/summaryOf.ts'
import { parseJson } from './readJson.ts'
import type { JournalEntry, JournalHead } from './resultsJournal.ts'

/** Reads the journal of a killed run, or returns undefined. Unfinished checks become `harness-error`. */
export function readJournal(file: string): Run | undefined {
  const [first = '', ...lines] = linesOf(file)
  const head = first.startsWith('{"journal":1,') ? (parseJson(first) as UnparsedHead) : undefined
  if (!head) return undefined
  // The last line may be incomplete: `parseJson` then returns undefined.
  const entries = lines.flatMap((line) => (parseJson(line) as UnparsedEntry) ?? [])
  const byId = new Map(entries.map((entry) => [entry.result?.id, entry.result]))
  const planned = Array.isArray(head.planned) ? head.planned : [undefined]
  const run = {
    ...head.run,
    run: { ...head.run?.run, durationMs: entries.at(-1)?.at ?? 0 },
    results: planned.map((check) => byId.get(check?.id) ?? unfinishedResult(check)),
  } as Run
  const fault = schemaErrorOf(run) ?? expectationsFault(head.expectations)
  if (fault) throw new UsageError(`${file} is no journal of this suite: ${fault}.`)
  // Finding root causes in other checks needs the catalogue, which takes half a second to load. So pass no
  // checks.
  const caused = addRootCauses(run.results, new Map())
  const { results } = compare(caused, head.expectations as Expectations)
  return { ...run, summary: summaryOf(results), results }
}

type Unparsed<T> = { [key in keyof T]?: T[key] | null } | null
type UnparsedHead = Unparsed<JournalHead>
type UnparsedEntry = Unparsed<JournalEntry>

function expectationsFault(expectations: unknown): string | undefined {
  const expected = (expectations as Expectations | null)?.expected
  const isUsable = (entry: Partial<Record<'status' | 'intermittent', unknown>> | null) =>
    typeof entry?.status === 'string' || Array.isArray(entry?.intermittent)
  return Array.isArray(expected) && expected.every(isUsable)
    ? undefined
    : 'its expectations are incomplete'
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

const unfinishedResult = (check: Omit<Result, 'status'> | null | undefined) => ({
  ...check,
  status: 'harness-error' as const,
  message: 'The run was ended before this check was over.',
})
