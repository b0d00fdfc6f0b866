import { expect, test } from 'vitest'
import { closeContext, openContext, runSteps } from '../runScript.ts'
import type { SerializedValue } from '../serialize.ts'
import type { Step } from '../step.ts'
import { fakeEnvironment } from '../testing/fakeEnvironment.ts'

const script: Step[] = [
  { do: 'call', id: 'a', on: 'provider', path: 'request', args: [{ method: 'eth_chainId' }] },
  { do: 'prompt', of: 'a' },
]

/** Returns the recorded number of prompts for this answer of the wallet. */
async function noted(answer: SerializedValue): Promise<SerializedValue | undefined> {
  const environment = fakeEnvironment(() => ({ user: { prompts: async () => answer } }))
  const stage = await openContext(environment, { timeout: 1000 })
  const { transcript } = await runSteps({ script }, stage, script, { timeout: 1000 })
  await closeContext(stage)
  return transcript.find(({ dir }) => dir === 'prompt')?.data
}

test.each([
  [2, 2],
  ['2', 2],
  [null, 0],
  [{ toString: 1 }, NaN],
  [[2], NaN],
])('counts an answer %j of prompts() as %d', async (answer, open) => {
  expect(await noted(answer)).toEqual({ of: 'a', open })
})
