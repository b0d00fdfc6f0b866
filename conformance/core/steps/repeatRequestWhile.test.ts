import { expect, test } from 'vitest'
import type { Answer } from '../driver.ts'
import { fakeEnvironment } from '../testing/fakeEnvironment.ts'
import { runOnNewWallet } from '../testing/runOnNewWallet.ts'
import type { Step } from '../defineCheck.ts'

const script: Step[] = [
  { do: 'repeat', id: 'status', args: [{ method: 'a' }], while: { path: ['status'], value: 100 } },
]

/** Repeats a request on a wallet that gives these answers, the last one forever. Returns the transcript. */
async function transcriptOf(...answers: Answer[]) {
  let requests = 0
  const environment = fakeEnvironment(() => ({
    answer: () => answers[Math.min(requests++, answers.length - 1)]!,
  }))
  const pace = { step: 300, fence: 20 }
  const { transcript } = await runOnNewWallet({ ...environment, pace }, script)
  return { requests, lines: transcript.slice(1).map(({ dir, data }) => [dir, data]) }
}

const status = (value: number): Answer => ({ result: { status: value }, by: 'promise' })
const call = ['call', { id: 'status', on: 'provider', args: [{ method: 'a' }] }]

test('repeats until the value changes, and keeps the last answer', async () => {
  expect(await transcriptOf(status(100), status(100), status(200))).toEqual({
    requests: 3,
    lines: [call, ['result', { id: 'status', value: { status: 200 }, by: 'promise' }]],
  })
})

test('ends with an error, which is the last answer', async () => {
  const error: Answer = { error: { type: 'object', code: 5730 }, by: 'promise' }
  const { requests } = await transcriptOf(status(100), error)
  expect(requests).toBe(2)
})

test('gives up after the time limit, and keeps the last answer', async () => {
  const { lines } = await transcriptOf(status(100))
  expect(lines.at(-1)).toEqual(['result', { id: 'status', value: { status: 100 }, by: 'promise' }])
})
