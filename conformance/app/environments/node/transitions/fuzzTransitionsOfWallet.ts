import { setImmediate } from 'node:timers/promises'
import { initial, transition, type State, type Stimulus } from '@touchstone/connect'
import { defaultChains } from '../../../cells/AppChains.ts'
import { mulberry32 } from '../../../../core/mulberry32.ts'
import { shrinkFailingList } from '../walk/shrinkFailingList.ts'
import { configuredChainsOf } from '../environmentChains.ts'
import { chooseRandomStimulus, type CallEffect } from './chooseRandomStimulus.ts'
import { createInvariantChecker } from './createInvariantChecker.ts'
import type { WalletMessages } from './recordWalletMessages.ts'

/** Violations of invariants, and a shortened sequence of stimuli that reproduces them. */
export type Violation = { faults: readonly string[]; page: ReplayedPage }

/** A page load as data: the intent that was stored before it, and the stimuli since. */
export type ReplayedPage = { intent?: State['intent']; stimuli: readonly Stimulus[] }

export type TransitionWalk = { steps: number; violation?: Violation }

/** Number of stimuli per page load. The next load starts with the intent that the last one stored. */
const pageLength = 500

/** Checks the results of random stimuli against the invariants. Stops at the first violation. */
export const fuzzTransitionsOfWallet = async (
  messages: WalletMessages,
  { steps, seed, wallet, remote, signal, step = transition }: fuzzTransitionsOfWallet.Options,
): Promise<TransitionWalk> => {
  const random = mulberry32(seed)
  let intent: State['intent']
  let walked = 0
  while (walked < steps && !signal?.aborted) {
    const stimuli: Stimulus[] = []
    const page = openPage(intent, step)
    for (const end = Math.min(walked + pageLength, steps); walked < end; walked++) {
      const stimulus = chooseRandomStimulus({ ...page.read(), wallet, remote }, messages, random)
      stimuli.push(stimulus)
      if (page.apply(stimulus).length > 0)
        return { steps: walked + 1, violation: await shortest({ intent, stimuli }, step) }
    }
    intent = page.read().state.intent
    // Let other tasks run, because an abort of `signal` arrives in one.
    await setImmediate()
  }
  return { steps: walked }
}

export declare namespace fuzzTransitionsOfWallet {
  type Options = {
    steps: number
    seed: number
    wallet: string
    remote: boolean
    signal?: AbortSignal
    /** Replaces the transition function, so that tests can pass a faulty one. */
    step?: typeof transition
  }
}

/** Returns the violations of the first faulty stimulus. */
export const replayStimuli = (
  { intent, stimuli }: ReplayedPage,
  step: typeof transition = transition,
): string[] => {
  const page = openPage(intent, step)
  for (const stimulus of stimuli) {
    const faults = page.apply(stimulus)
    if (faults.length > 0) return faults
  }
  return []
}

const openPage = (intent: State['intent'], step: typeof transition) => {
  const chains = configuredChainsOf(defaultChains)
  const invariants = createInvariantChecker(chains.map(({ id }) => id))
  const context = { chains, at: 0, nameOf: (wallet: string) => wallet }
  let state = initial(intent)
  let calls: readonly CallEffect[] = []
  let ticket = 1
  return {
    read: () => ({ state, calls, ticket }),
    apply: (stimulus: Stimulus): string[] => {
      if ('ticket' in stimulus) {
        invariants.give(stimulus.ticket)
        ticket = stimulus.ticket + 1
      }
      if (stimulus.type === 'answer') calls = calls.filter(({ call }) => call !== stimulus.call)
      try {
        const next = step(context, state, stimulus)
        state = next.state
        const asked = next.effects.filter((effect) => effect.type === 'call')
        calls = [...calls, ...asked].slice(-32)
        return invariants.faults(next.effects, state)
      } catch (error) {
        return [`it throws: ${String(error)}`]
      }
    },
  }
}

const shortest = async (page: ReplayedPage, step: typeof transition): Promise<Violation> => {
  const short = (stimuli: readonly Stimulus[]): ReplayedPage => ({ ...page, stimuli })
  const stimuli = await shrinkFailingList(
    page.stimuli,
    async (some) => replayStimuli(short(some), step).length > 0,
  )
  return { faults: replayStimuli(short(stimuli), step), page: short(stimuli) }
}
