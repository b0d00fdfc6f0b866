import type { StepResult } from './stepResult.ts'

/**
 * A named part of `npm test`. `wave` sets the order: the steps of a wave share the machine, and the next wave
 * starts when all of them have ended. Steps of `read` and `node` run two at a time. Browser steps come last,
 * one at a time: beside a compiler, a browser takes 27 s to start instead of 5 s.
 */
export type Step = {
  name: string
  wave: 'read' | 'node' | 'browser'
  run(context: StepContext): Promise<StepResult>
}

export type StepContext = {
  root: string
  /** Whether a missing MetaMask build is a failure. */
  requireMetaMask: boolean
  /** Whether to run tests that are marked @long. */
  allJourneys: boolean
  /** Whether to run tests that are marked @realWallets. */
  realWallets: boolean
  /** Runs a program in the root. Its output is stored in `.results/log/<step>.txt`. */
  command(program: string, args: string[]): Promise<CommandResult>
}

export type CommandResult = { exit: number | null; stdout: string; output: string }
