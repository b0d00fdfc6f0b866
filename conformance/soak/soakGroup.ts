import type { SoakOptions } from './readOptions.ts'

export type GroupResult = {
  /** Figures of the run in one line, without the seed. */
  figure: string
  /** One line for each failure, if possible with the command that repeats it. */
  failures: readonly string[]
}

export type SoakTools = {
  /** Aborted by Ctrl-C, SIGTERM or SIGHUP. The group then returns its results so far. */
  signal: AbortSignal
  report(line: string): void
}

export type SoakGroup = (options: SoakOptions, tools: SoakTools) => Promise<GroupResult>
