import type { SoakOptions } from './readOptions.ts'

/** What a group found. */
export type Outcome = {
  /** What was done, how much of it and in what time, without the seed. */
  figure: string
  /** One line each: the fault, and the command that shows it again. */
  failures: readonly string[]
}

export type Tools = {
  /** Aborted by Ctrl-C: the group then returns what it has measured so far. */
  signal: AbortSignal
  /** Prints a line of progress. */
  report(line: string): void
}

export type Group = (options: SoakOptions, tools: Tools) => Promise<Outcome>
