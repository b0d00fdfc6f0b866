import { describe, expect, test } from 'vitest'
import type { Act, Environment, Heard } from '../driver.ts'
import { closeStage, openStage, playOn } from '../play.ts'
import { fakeEnvironment } from '../testing/fakeEnvironment.ts'
import type { Step } from '../step.ts'

const head = (number: string | number): Heard => ({
  ...{ event: 'message', listener: 'a' },
  args: [{ data: { result: { number } } }],
})
const accounts = (...list: string[]): Heard => ({
  ...{ event: 'accountsChanged', listener: 'a' },
  args: [list],
})
/** The wait is for the number after the one that an earlier call gave. */
const forHead: Step[] = [
  { do: 'node', id: 'head', method: 'eth_blockNumber' },
  {
    ...{ do: 'await', event: 'message' },
    says: { path: ['data', 'result', 'number'], value: { $: 'answer', of: 'head', plus: 1 } },
  },
]

/** What was heard by the time that the wait was over; the last one comes late, but before it is given up. */
async function heardUntil(script: Step[], ...coming: Heard[]): Promise<number> {
  const timeout = 5000
  const environment: Environment = {
    ...fakeEnvironment(() => ({
      user: { mine: async () => null },
      onHeard(hear) {
        const next = () => {
          const heard = coming.shift()
          if (heard) hear(heard)
          if (coming.length > 0) setTimeout(next, coming.length === 1 ? late : 1)
        }
        setTimeout(next, 1)
      },
    })),
    pace: { step: 2 * late, fence: 20 },
    ask: async () => ({ result: '0x1', by: 'value' }),
  }
  const stage = await openStage(environment, { timeout })
  const { transcript } = await playOn({ script }, stage, script, { timeout })
  await closeStage(stage)
  return transcript.filter(({ dir }) => dir === 'event').length
}

/** ms; half of what a wait lasts */
const late = 500

test('what says something else does not end the wait; what says this does', async () => {
  expect(await heardUntil(forHead, head('0x1'), head('0x2'), head('0x3'))).toBe(2)
})

test('a message without such a place does not end it either', async () => {
  const odd: Heard = { event: 'message', listener: 'a', args: [null] }
  expect(await heardUntil(forHead, odd, head('0x2'), head('0x3'))).toBe(2)
})

test('without such a message the wait is given up', async () => {
  expect(await heardUntil(forHead, head('0x1'), head('0x3'))).toBe(2)
})

test('accepts a quantity that is a number', async () => {
  expect(await heardUntil(forHead, head('0x1'), head(2), head('0x3'))).toBe(2)
})

test('ends at any message after the act `mine`', async () => {
  const [node, wait] = forHead as [Step, Step & { do: 'await' }]
  const script: Step[] = [
    ...[node, { do: 'user', act: 'mine' } satisfies Step],
    { ...wait, says: { ...wait.says!, unless: 'mine' } },
  ]
  expect(await heardUntil(script, head('0x9'), head('0x2'))).toBe(1)
})

test('waits for the named block without the act `mine`', async () => {
  const [node, wait] = forHead as [Step, Step & { do: 'await' }]
  const script: Step[] = [node, { ...wait, says: { ...wait.says!, unless: 'mine' } }]
  expect(await heardUntil(script, head('0x9'), head('0x2'), head('0x3'))).toBe(2)
})

test('an address is the same in any case of its letters', async () => {
  const says = { path: ['0'], value: '0xAbC' }
  const forAccount: Step[] = [{ do: 'await', event: 'accountsChanged', says }]
  const seen = heardUntil(forAccount, accounts('0xdef'), accounts('0xabc'), accounts())
  expect(await seen).toBe(2)
})

test('a list of no accounts can be waited for', async () => {
  const says = { path: ['length'], value: 0 }
  const forNone: Step[] = [{ do: 'await', event: 'accountsChanged', says }]
  expect(await heardUntil(forNone, accounts('0xdef'), accounts(), accounts('0xabc'))).toBe(2)
})

describe('an event that a stimulus did not cause in the full time', () => {
  const pace = { step: 1000, fence: 40 }
  const wait: Step = { do: 'await', event: 'chainChanged' }
  const act = (name: Act): Step => ({ do: 'user', act: name })

  /** Plays the script on a wallet that emits after `ms`. Returns whether the event was recorded. */
  async function hears(silent: Set<string>, script: Step[], ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const environment: Environment = {
      ...fakeEnvironment(() => ({
        user: { switchChain: async () => null, revoke: async () => null },
        onHeard(hear) {
          timer = setTimeout(() => hear({ event: 'chainChanged', listener: 'a', args: [] }), ms)
        },
      })),
      pace,
    }
    const stage = await openStage(environment, { timeout: 2000, silent })
    const { transcript } = await playOn({ script }, stage, script, { timeout: 2000 })
    clearTimeout(timer)
    await closeStage(stage)
    return transcript.some(({ dir }) => dir === 'event')
  }

  const switched = [act('switchChain'), wait]
  const never = 60_000
  const late = 500

  test('is awaited briefly after the same stimulus', async () => {
    const silent = new Set<string>()
    await hears(silent, switched, never)
    expect(await hears(silent, switched, late)).toBe(false)
  })

  test('is awaited for the full time after another stimulus', async () => {
    const silent = new Set<string>()
    await hears(silent, switched, never)
    expect(await hears(silent, [act('revoke'), wait], late)).toBe(true)
  })

  test('is awaited for the full time once it came', async () => {
    const silent = new Set<string>()
    await hears(silent, switched, never)
    await hears(silent, switched, 1)
    expect(await hears(silent, switched, late)).toBe(true)
  })
})
