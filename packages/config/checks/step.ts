import type { Tally } from './tally.ts'

/**
 * One named part of `npm test`. `wave` orders them: the steps of a wave share the machine, the next
 * wave waits. What waits much (`node`) runs side by side. Browsers have the last wave, one at a time: beside a
 * compiler they start in 27 s, not 5.
 */
export type Step = { name: string; wave: 'read' | 'node' | 'browser'; run: Run }

export type Run = (tools: Tools) => Promise<Tally>

export type Tools = {
  root: string
  /** Whether a missing MetaMask build is a failure. */
  requireMetaMask: boolean
  /** Whether journeys that are @long are run too. */
  allJourneys: boolean
  /** Runs a program from the root; its output is kept in `.results/log/<step>.txt`. */
  command(program: string, args: string[], env?: Record<string, string>): Promise<Done>
}

export type Done = { exit: number | null; stdout: string; output: string }
