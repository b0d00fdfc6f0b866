import { initial, transition, type State, type Stimulus } from '@touchstone/connect'
import { mulberry32 } from '../../../engine/shuffle.ts'
import { shrink } from '../walk/shrink.ts'
import { configured } from '../chains.ts'
import { happen, type Call } from './happen.ts'
import { createLedger } from './ledger.ts'
import type { Vocabulary } from './vocabulary.ts'

/** What went wrong, and the fewest stimuli of one page that make it go wrong. */
export type Violation = { faults: readonly string[]; stimuli: readonly Stimulus[] }

/** So many stimuli make a page; the next one begins with what the last one remembered. */
const pageLength = 500

/** Walks the transition function alone, in the words of one wallet; stops at the first violation. */
export const walkMachine = async (
  words: Vocabulary,
  { steps, seed, wallet, remote, step = transition }: walkMachine.Options,
): Promise<Violation | undefined> => {
  const random = mulberry32(seed)
  let intent: State['intent']
  for (let left = steps; left > 0; left -= pageLength) {
    const stimuli: Stimulus[] = []
    const from = initial(intent)
    const page = openPage(from, step)
    for (let nth = 0; nth < Math.min(left, pageLength); nth++) {
      const stimulus = happen({ ...page.look(), wallet, remote }, words, random)
      stimuli.push(stimulus)
      const faults = page.take(stimulus)
      if (faults.length > 0) return shortest(from, stimuli, step)
    }
    intent = page.look().state.intent
  }
  return undefined
}

export declare namespace walkMachine {
  type Options = {
    steps: number
    seed: number
    wallet: string
    /** The wallet is on another device. */
    remote: boolean
    /** Another function in place of ours, to see whether its faults are found. */
    step?: typeof transition
  }
}

const openPage = (from: State, step: typeof transition) => {
  const ledger = createLedger(configured.map(({ id }) => id))
  const world = { chains: configured, at: 0, nameOf: (wallet: string) => wallet }
  let state = from
  let calls: readonly Call[] = []
  let ticket = 1
  return {
    look: () => ({ state, calls, ticket }),
    take: (stimulus: Stimulus): string[] => {
      if ('ticket' in stimulus) {
        ledger.give(stimulus.ticket)
        ticket = stimulus.ticket + 1
      }
      if (stimulus.type === 'answer') calls = calls.filter(({ call }) => call !== stimulus.call)
      try {
        const next = step(world, state, stimulus)
        state = next.state
        const asked = next.effects.filter((effect) => effect.type === 'call')
        calls = [...calls, ...asked].slice(-32)
        return ledger.faults(next.effects, state)
      } catch (error) {
        return [`it throws: ${String(error)}`]
      }
    },
  }
}

const shortest = async (
  from: State,
  stimuli: readonly Stimulus[],
  step: typeof transition,
): Promise<Violation> => {
  const play = (some: readonly Stimulus[]): string[] => {
    const page = openPage(from, step)
    for (const stimulus of some) {
      const faults = page.take(stimulus)
      if (faults.length > 0) return faults
    }
    return []
  }
  const short = await shrink(stimuli, async (some) => play(some).length > 0)
  return { faults: play(short), stimuli: short }
}
