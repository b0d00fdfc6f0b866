import { expect, test } from 'vitest'
import { absent } from '../catalogue/wallet/judges.ts'
import { fence, listen, user } from '../catalogue/wallet/steps.ts'
import type { Check } from './check.ts'
import type { Heard } from './driver.ts'
import { grade } from './grade.ts'
import { play } from './play.ts'
import { fakeEnvironment } from './testing/fakeEnvironment.ts'

const quiet = {
  ...{
    id: 'a.quiet',
    group: 'X',
    level: 'MUST NOT',
    basis: 'spec',
    spec: '695',
    action: 'none',
    auto: 'N',
  },
  ...{ stimulus: '', expect: '', note: '' },
  script: [listen('a', 'chainChanged'), user('refresh'), fence],
  judge: absent('chainChanged'),
} as const satisfies Check

/** A wallet that says `strays` when it is refreshed, late, and its chain when that is switched. */
function wallet(strays: string[], sentinel = true) {
  let tell: (heard: Heard) => void = () => undefined
  const say = (chain: string) => {
    for (const listener of ['a', 'fence']) tell({ event: 'chainChanged', listener, args: [chain] })
  }
  return fakeEnvironment(() => ({
    onHeard: (hear) => void (tell = hear),
    user: {
      refresh: async () => {
        strays.forEach((chain) => queueMicrotask(() => say(chain)))
        return null
      },
      switchChain: async () => {
        if (sentinel) setTimeout(() => say('0x1'), 5)
        return null
      },
    },
  }))
}

const status = async (environment: ReturnType<typeof wallet>) =>
  grade(quiet, await play(quiet, environment, { timeout: 1000 }), 0).status

test('no event before the sentinel: nothing came', async () => {
  expect(await status(wallet([]))).toBe('pass')
})

test('an event before the sentinel is seen, even one that looks like it', async () => {
  expect(await status(wallet(['0x1']))).toBe('fail')
})

test('where no sentinel comes, round trips close the fence', async () => {
  expect(await status(wallet([], false))).toBe('pass')
})

test('a script that did not get as far as its fence shows nothing', () => {
  expect(grade(quiet, { transcript: [] }, 0).status).toBe('timeout')
})
