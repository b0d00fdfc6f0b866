import { readFileSync } from 'node:fs'
import { compare } from '../core/expectations.ts'
import type { Result, Run } from '../core/result.ts'
import { withRootCauses } from '../core/rootCause.ts'
import { summaryOf } from '../reports/summaryOf.ts'
import type { JournalEntry, JournalHead } from './journal.ts'

/**
 * Reads the journal of a run that was killed, and returns the run. Each unfinished check is a `harness-error`.
 *
 * @returns undefined if the file is no journal, or does not exist.
 */
export function readJournal(file: string): Run | undefined {
  const [first = '', ...lines] = linesOf(file)
  const head = first.startsWith('{"journal":1,')
    ? (parse(first) as JournalHead | undefined)
    : undefined
  if (!head) return undefined
  // The last line may be incomplete: `parse` then returns undefined.
  const entries = lines.flatMap((line) => (parse(line) as JournalEntry | undefined) ?? [])
  const byId = new Map(entries.map(({ result }) => [result.id, result]))
  const planned = head.planned.map((check) => byId.get(check.id) ?? unfinishedResult(check))
  // Finding root causes in other checks needs the catalogue, which takes half a second to load. So pass no
  // checks.
  const { results } = compare(withRootCauses(planned, new Map()), head.expectations)
  return {
    ...head.run,
    run: { ...head.run.run, durationMs: entries.at(-1)?.at ?? 0 },
    summary: summaryOf(results),
    results,
  }
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return []
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const unfinishedResult = (check: Omit<Result, 'status'>): Result => ({
  ...check,
  status: 'harness-error',
  message: 'The run was ended before this check was over.',
})
