import { expect, test } from 'vitest'
import type { Answer, Call } from '../driver.ts'
import type { CallStep, Step } from '../defineCheck.ts'
import { fakeEnvironment, type Fake } from '../testing/fakeEnvironment.ts'
import { runOnNewWallet } from '../testing/runOnNewWallet.ts'

const call = (id: string): CallStep => ({
  do: 'call',
  id,
  on: 'provider',
  path: 'request',
  args: [{ method: 'eth_chainId' }],
})
const script: Step[] = [
  { do: 'burst', calls: ['a', 'b', 'c'].map(call) },
  { do: 'settle', of: 'c' },
]
const answer: Answer = { result: '0x38', by: 'promise' }

/** Runs the script and returns its calls and results in order. */
async function callsAndResults(fake: Fake): Promise<string[]> {
  const environment = fakeEnvironment(() => fake)
  const { transcript } = await runOnNewWallet(environment, script)
  return transcript
    .filter(({ dir }) => dir === 'call' || dir === 'result')
    .map(({ dir, data }) => `${dir} ${(data as { id: string }).id}`)
}

const inOrder = ['a', 'b', 'c'].flatMap((id) => `call ${id}`)
const answered = ['a', 'b', 'c'].flatMap((id) => `result ${id}`)

test('makes all calls before one is answered', async () => {
  let open = 0
  const openCalls: number[] = []
  const lines = await callsAndResults({
    async request() {
      openCalls.push(++open)
      await Promise.resolve()
      open -= 1
      return answer
    },
  })
  expect([lines, openCalls]).toEqual([
    [...inOrder, ...answered],
    [1, 2, 3],
  ])
})

test('passes all calls to requestAll at once', async () => {
  const given: string[][] = []
  const requestAll = (calls: readonly Call[]) => {
    given.push(calls.map(({ id }) => id))
    return calls.map(async () => answer)
  }
  const lines = await callsAndResults({ requestAll })
  expect([lines, given]).toEqual([[...inOrder, ...answered], [['a', 'b', 'c']]])
})
