import { readFileSync } from 'node:fs'
import { walletChecks } from '../catalogue/wallet/index.ts'
import { compare } from '../engine/expectations.ts'
import type { Result } from '../engine/result.ts'
import { withRootCauses } from '../engine/rootCause.ts'
import type { Run } from '../reports/run.ts'
import { summaryOf } from '../reports/summary.ts'
import type { Entry, Head } from './journal.ts'
import { personaExpectations } from './personaExpectations.ts'

/**
 * Reads the journal of a run that was killed. The checks that it did not come to are a `harness-error` each, so that
 * nothing of it is green by silence.
 *
 * @returns undefined where the file is no journal, or is not there.
 */
export function readJournal(file: string): Run | undefined {
  const [first = '', ...lines] = linesOf(file)
  const head = first.startsWith('{"journal":1,') ? (parse(first) as Head | undefined) : undefined
  if (!head) return undefined
  // The last line may have been cut off with the process.
  const entries = lines.flatMap((line) => (parse(line) as Entry | undefined) ?? [])
  const byId = new Map(entries.map(({ result }) => [result.id, result]))
  const planned = head.planned.map((check) => byId.get(check.id) ?? lost(check))
  const { results } = compare(withRootCauses(planned, walletChecks), head.expectations)
  return {
    ...head.run,
    run: { ...head.run.run, durationMs: entries.at(-1)?.at ?? 0 },
    summary: summaryOf(results, personaExpectations()),
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

const lost = (check: Omit<Result, 'status'>): Result => ({
  ...check,
  status: 'harness-error',
  message: 'The run was ended before this check was over.',
})
