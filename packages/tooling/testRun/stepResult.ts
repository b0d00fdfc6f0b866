import { stripVTControlCharacters } from 'node:util'

/** Tests that did not run: their name, the reason, and their number. */
export type Skip = { name: string; reason: string; count: number }

/** Result of a step. `failures` and `intermittent` are lines for the end of the report. */
export type StepResult = {
  passed: number
  failed: number
  skipped: Skip[]
  failures: string[]
  intermittent: string[]
}

export const emptyResult: StepResult = {
  passed: 0,
  failed: 0,
  skipped: [],
  failures: [],
  intermittent: [],
}

export function mergeResults(results: StepResult[]): StepResult {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
    skipped: results.flatMap(({ skipped }) => skipped),
    failures: results.flatMap(({ failures }) => failures),
    intermittent: results.flatMap(({ intermittent }) => intermittent),
  }
}

export function countSkipped({ skipped }: StepResult): number {
  return skipped.reduce((total, { count }) => total + count, 0)
}

/** Returns the result of a step that passes or fails as a whole. `line` is the failure message. */
export function passOrFail(good: boolean, line: string): StepResult {
  return good ? { ...emptyResult, passed: 1 } : failedResult(line)
}

export function failedResult(line: string): StepResult {
  return { ...emptyResult, failed: 1, failures: [line] }
}

export function skippedResult(name: string, reason: string, count = 1): StepResult {
  return { ...emptyResult, skipped: [{ name, reason, count }] }
}

/** Returns the first line of an error message, without colours. */
export function firstLine(message = ''): string {
  return stripVTControlCharacters(message).split('\n')[0] ?? ''
}
