import type { SoakOptions } from './readOptions.ts'

/** Result of a group. */
export type GroupResult = {
  /** The measured amount and time in one line, without the seed. */
  figure: string
  /** One line per failure: the fault, and the command that replays it. */
  failures: readonly string[]
}

export type SoakTools = {
  /** Aborted by Ctrl-C: the group then returns what it has measured so far. */
  signal: AbortSignal
  /** Prints a line of progress. */
  report(line: string): void
}

export type SoakGroup = (options: SoakOptions, tools: SoakTools) => Promise<GroupResult>
