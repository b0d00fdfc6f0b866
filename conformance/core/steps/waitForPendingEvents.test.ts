import { expect, test } from 'vitest'
import { noEvent } from '../../wallet/judges.ts'
import { fence, listen, user } from '../../wallet/steps.ts'
import type { Check } from '../defineCheck.ts'
import { CheckEnded } from '../CheckEnded.ts'
import type { DriverEvent } from '../driver.ts'
import { grade } from '../result.ts'
import { runScript } from '../runScript.ts'
import { fakeEnvironment } from '../testing/fakeEnvironment.ts'

const check = {
  id: 'a.quiet',
  group: 'X',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '695',
  action: 'none',
  auto: 'N',
  stimulus: '',
  title: 'Does what it should',
  expected: '',
  note: '',
  script: [listen('a', 'chainChanged'), user('refresh'), fence],
  judge: noEvent('chainChanged'),
} as const satisfies Check

/**
 * Creates a wallet that sends `chainChanged` after a switch of the chain. After a refresh it also sends, late,
 * `chainChanged` with each chain of `strays`.
 */
function wallet(strays: string[], sentinel = true) {
  let emit: (event: DriverEvent) => void = () => undefined
  const sendChain = (chain: string) => {
    for (const listener of ['a', 'fence']) emit({ event: 'chainChanged', listener, args: [chain] })
  }
  return fakeEnvironment(() => ({
    onEvent: (listener) => void (emit = listener),
    user: {
      refresh: async () => {
        strays.forEach((chain) => queueMicrotask(() => sendChain(chain)))
        return null
      },
      switchChain: async () => {
        if (sentinel) setTimeout(() => sendChain('0x1'), 5)
        return null
      },
    },
  }))
}

const status = async (environment: ReturnType<typeof wallet>) =>
  grade(check, await runScript(check, environment, { timeout: 1000 }), 0).status

test('passes if no event comes before the sentinel', async () => {
  expect(await status(wallet([]))).toBe('pass')
})

test('fails if an event comes before the sentinel, even one that looks like it', async () => {
  expect(await status(wallet(['0x1']))).toBe('fail')
})

test('round trips close the fence if no sentinel comes', async () => {
  expect(await status(wallet([], false))).toBe('pass')
})

/** Creates a wallet with one chain per connected site: the user cannot switch it after a revocation. */
const chainPerSite = (strays: string[]) => {
  const impossible = new CheckEnded({
    status: 'blocked',
    by: 'user.switchChain',
    message: 'The site has no chain.',
  })
  const environment = wallet(strays)
  return {
    ...environment,
    async open() {
      const { driver, resources } = await environment.open()
      const user = { ...driver.user, switchChain: () => Promise.reject(impossible) }
      return { driver: { ...driver, user }, resources }
    },
  }
}

test.each([
  ['pass', []],
  ['fail', ['0x1']],
])(
  'round trips close the fence if the user cannot switch the chain: %s',
  async (graded, strays) => {
    expect(await status(chainPerSite(strays))).toBe(graded)
  },
)

test('a script that ended before its fence is a timeout', () => {
  expect(grade(check, { transcript: [] }, 0).status).toBe('timeout')
})
