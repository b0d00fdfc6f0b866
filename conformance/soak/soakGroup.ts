import type { SoakOptions } from './readOptions.ts'

/** Result of one group of the soak. */
export type GroupResult = {
  /** Amount, time and other figures of the run in one line, without the seed. */
  figure: string
  /** One line for each failure, where possible with the command that repeats it. */
  failures: readonly string[]
}

export type SoakTools = {
  /** Aborted by Ctrl-C, SIGTERM or SIGHUP. The group then returns its results so far. */
  signal: AbortSignal
  /** Prints a line of progress. */
  report(line: string): void
}

export type SoakGroup = (options: SoakOptions, tools: SoakTools) => Promise<GroupResult>
