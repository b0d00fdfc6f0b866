import { expect, test } from 'vitest'
import type { Heard } from '../driver.ts'
import { closeStage, openStage, playOn } from '../play.ts'
import { fakeEnvironment } from '../testing/fakeEnvironment.ts'
import type { Step } from '../step.ts'

const head = (number: string): Heard => ({
  ...{ event: 'message', listener: 'a' },
  args: [{ data: { result: { number } } }],
})
const script: Step[] = [
  {
    ...{ do: 'await', event: 'message' },
    says: { path: ['data', 'result', 'number'], value: '0x2' },
  },
]

/** What was heard by the time that the wait was over; each message comes a turn after the one before. */
async function heardUntil(...coming: Heard[]): Promise<number> {
  const timeout = 200
  const environment = fakeEnvironment(() => ({
    onHeard(hear) {
      const next = () => {
        const heard = coming.shift()
        if (heard) hear(heard)
        if (heard) setTimeout(next, 1)
      }
      setTimeout(next, 1)
    },
  }))
  const stage = await openStage(environment, { timeout })
  const { transcript } = await playOn({ script }, stage, script, { timeout })
  await closeStage(stage)
  return transcript.filter(({ dir }) => dir === 'event').length
}

test('what says something else does not end the wait', async () => {
  expect(await heardUntil(head('0x1'), head('0x2'))).toBe(2)
})

test('a message without such a place does not end it either', async () => {
  const odd: Heard = { event: 'message', listener: 'a', args: [null] }
  expect(await heardUntil(odd, head('0x2'))).toBe(2)
})
