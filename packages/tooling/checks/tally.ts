/** Something that did not run: its name, the reason, and the number of tests. */
export type Skip = { name: string; reason: string; count: number }

/**
 * Result of a step. `failures` are lines for the end of the report, the most useful first. `intermittent` are lines on
 * outcomes that differ between runs.
 */
export type Tally = {
  passed: number
  failed: number
  skipped: Skip[]
  failures: string[]
  intermittent: string[]
}

export const nothing: Tally = {
  passed: 0,
  failed: 0,
  skipped: [],
  failures: [],
  intermittent: [],
}

/** @example sum([{ ...nothing, passed: 1 }, { ...nothing, passed: 2 }]).passed // 3 */
export function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
    failures: tallies.flatMap(({ failures }) => failures),
    intermittent: tallies.flatMap(({ intermittent }) => intermittent),
  }
}

export function skippedTests({ skipped }: Tally): number {
  return skipped.reduce((total, { count }) => total + count, 0)
}

/** Result of a step that passes or fails as a whole; `line` is the failure message. */
export function verdict(good: boolean, line: string): Tally {
  return good ? { ...nothing, passed: 1 } : failure(line)
}

export function failure(line: string): Tally {
  return { ...nothing, failed: 1, failures: [line] }
}

export function notRun(name: string, reason: string, count = 1): Tally {
  return { ...nothing, skipped: [{ name, reason, count }] }
}
