/** Something that did not run, why, and how many tests it stands for. */
export type Skip = { name: string; reason: string; count: number }

/**
 * Result of one step. `failures` are lines for the end of the run, the most telling ones first. `intermittent` are
 * lines on outcomes that differ from run to run.
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

/** A step that is one yes or no; `line` says what is wrong where it is no. */
export function verdict(good: boolean, line: string): Tally {
  return good ? { ...nothing, passed: 1 } : failure(line)
}

export function failure(line: string): Tally {
  return { ...nothing, failed: 1, failures: [line] }
}

export function notRun(name: string, reason: string, count = 1): Tally {
  return { ...nothing, skipped: [{ name, reason, count }] }
}
