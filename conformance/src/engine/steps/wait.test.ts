import { expect, test } from 'vitest'
import type { Environment, Heard } from '../driver.ts'
import { closeStage, openStage, playOn } from '../play.ts'
import { fakeEnvironment } from '../testing/fakeEnvironment.ts'
import type { Step } from '../step.ts'

const head = (number: string): Heard => ({
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
