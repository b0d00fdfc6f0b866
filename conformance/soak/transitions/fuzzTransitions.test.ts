import { transition } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { fuzzTransitions } from './fuzzTransitions.ts'

const signal = new AbortController().signal
const options = { steps: 4_000, seed: 1, wallets: ['standard'] as const }

test('counts steps without a violation', async () => {
  const { figure, failures } = await fuzzTransitions(options, { signal })
  expect(failures).toEqual([])
  expect(figure).toMatch(/^4,000 steps in .* on 1 wallets, 0 violations$/)
})

test('prints a violation as JSON that replays it', async () => {
  const { failures } = await fuzzTransitions(options, { signal }, forgetful)
  const [, fault, json] = /^standard: (.*): npm run soak -- transitions --replay '(.*)'$/.exec(
    failures[0] ?? '',
  )!
  const again = await fuzzTransitions({ ...options, replay: json! }, { signal }, forgetful)
  expect(again.failures.join('; ')).toBe(fault)
})

test.each(['', '[]', '{"stimuli":[{}]}'])('refuses to replay %j', async (replay) => {
  await expect(fuzzTransitions({ ...options, replay }, { signal })).rejects.toThrow(
    '--replay for transitions needs the JSON that the failure printed.',
  )
})

/** A faulty transition function, which never emits `disconnect`. */
const forgetful: typeof transition = (context, from, stimulus) => {
  const { state, effects } = transition(context, from, stimulus)
  const isEnd = (effect: (typeof effects)[number]) =>
    effect.type === 'emit' && effect.event.event === 'disconnect'
  return { state, effects: effects.filter((effect) => !isEnd(effect)) }
}
