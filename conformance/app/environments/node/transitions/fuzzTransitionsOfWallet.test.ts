import { transition, type Effect } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { recordWalletMessages } from './recordWalletMessages.ts'
import {
  replayStimuli,
  type ReplayedPage,
  fuzzTransitionsOfWallet,
} from './fuzzTransitionsOfWallet.ts'

const messages = await recordWalletMessages('standard')
const options = { steps: 20_000, seed: 1, wallet: 'standard', remote: false }

test('20 000 steps of the transition function violate no invariant', async () => {
  expect(await fuzzTransitionsOfWallet(messages, options)).toEqual({ steps: 20_000 })
})

test('the steps visit every state many times', async () => {
  const seen = new Map<string, number>()
  await fuzzTransitionsOfWallet(messages, {
    ...options,
    step: (context, from, stimulus) => {
      const next = transition(context, from, stimulus)
      const { status } = next.state
      seen.set(status, (seen.get(status) ?? 0) + 1)
      return next
    },
  })
  const states = ['adding', 'connected', 'connecting', 'disconnected', 'reconnecting', 'switching']
  expect([...seen.keys()].toSorted()).toEqual(states)
  for (const count of seen.values()) expect(count).toBeGreaterThan(200)
})

/** Returns a transition function whose effects are altered by `alter`. */
const altered =
  (alter: (effects: readonly Effect[]) => readonly Effect[]): typeof transition =>
  (context, from, stimulus) => {
    const { state, effects } = transition(context, from, stimulus)
    return { state, effects: alter(effects) }
  }

const isEvent = (effect: Effect, event: string) =>
  effect.type === 'emit' && effect.event.event === event

test.each<[string, typeof transition, RegExp]>([
  [
    'a disconnect without an event',
    altered((all) => all.filter((effect) => !isEvent(effect, 'disconnect'))),
    /the stream says connected/,
  ],
  [
    'a change with two events',
    altered((all) =>
      all.flatMap((effect) => (isEvent(effect, 'change') ? [effect, effect] : [effect])),
    ),
    /where the accounts are the same|where the chain is the same/,
  ],
  [
    'a promise that is never settled',
    altered((all) => all.filter(({ type }) => type !== 'reject')),
    /promises open while disconnected/,
  ],
  [
    'a function that throws',
    () => {
      throw new Error('oh')
    },
    /it throws: Error: oh/,
  ],
])('finds %s with few stimuli', async (_, step, fault) => {
  const { violation } = await fuzzTransitionsOfWallet(messages, { ...options, step })
  expect(violation?.faults.join()).toMatch(fault)
  expect(violation?.page.stimuli.length).toBeLessThan(9)
})

test('reproduces a violation from its page as JSON', async () => {
  const step = altered((all) => all.filter((effect) => !isEvent(effect, 'disconnect')))
  const { violation } = await fuzzTransitionsOfWallet(messages, { ...options, step })
  const page = JSON.parse(JSON.stringify(violation?.page)) as ReplayedPage
  expect(replayStimuli(page, step)).toEqual(violation?.faults)
})

test('reports the progress of an aborted walk', async () => {
  const signal = AbortSignal.abort()
  expect(await fuzzTransitionsOfWallet(messages, { ...options, signal })).toEqual({ steps: 0 })
})
