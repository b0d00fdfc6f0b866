import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWallet } from '../createWallet.ts'
import { reply } from './ruleBuilder.ts'
import type { Clock } from './types.ts'

/** A clock whose timers run in the order that fast-check chooses. */
const clockOf = (scheduler: fc.Scheduler): Clock => ({
  now: () => 0,
  setTimeout: (fn) => void scheduler.schedule(Promise.resolve()).then(fn),
  clearTimeout: () => {},
})

/** A dapp with a race: it sends two requests and keeps the answer that arrives last. The second request should win. */
const race = fc.asyncProperty(fc.scheduler(), async (scheduler) => {
  const wallet = createWallet({ clock: clockOf(scheduler) })
  wallet.when('eth_chainId').after(10).sequence(reply('0x38'), reply('0x1'))
  let believed: unknown
  const ask = () =>
    wallet.provider.request({ method: 'eth_chainId' }).then((chainId) => (believed = chainId))
  const asked = [ask(), ask()]
  await scheduler.waitFor(Promise.all(asked))
  return believed === '0x1'
})

/**
 * Searches for an order of timers in which the race fails. With the string of an earlier search, it runs only
 * the order that failed then.
 */
const hunt = async (found?: string) => {
  const [seed, path] = found?.split(' ') ?? ['2026']
  const run = await fc.check(race, { seed: Number(seed), ...(path ? { path } : {}) })
  return { failed: run.failed, replay: `${run.seed} ${run.counterexamplePath}`, runs: run.numRuns }
}

test('a race is replayed from one string in a single run', async () => {
  const found = await hunt()
  expect(found.failed).toBe(true)
  expect(await hunt(found.replay)).toEqual({ failed: true, replay: found.replay, runs: 1 })
})
