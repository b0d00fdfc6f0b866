import { expect, test } from 'vitest'
import type { Check, Step } from './defineCheck.ts'
import type { SerializedValue } from './serialize.ts'
import { fakeEnvironment } from './testing/fakeEnvironment.ts'
import { runOnNewWallet } from './testing/runOnNewWallet.ts'

const ask = (id: string, page?: string): Step => ({
  do: 'call',
  id,
  on: 'provider',
  path: 'request',
  args: [{ method: 'eth_requestAccounts' }],
  ...(page && { page }),
})
const approve = (...args: SerializedValue[]): Step => ({
  do: 'user',
  act: 'approve',
  args,
  if: 'prompted',
})
const prompt: Step = { do: 'prompt', of: 'connect' }
const needsAccounts: Step = { do: 'need', need: { list: 'connect' }, blockedBy: 'check' }
const needsPrompt: Step = { do: 'need', need: { prompted: 'connect' }, blockedBy: 'check' }
const listen: Step = { do: 'listen', id: 'listener', event: 'connect' }
const dismiss: Step = { do: 'user', act: 'dismiss', if: 'possible' }

/** Runs a script and returns its calls, and what the driver was asked to arrange, in order. */
async function recordedSteps(
  script: Step[],
  arranges: readonly string[],
  check: Pick<Check, 'connectsInPrompt'> = {},
): Promise<string[]> {
  const order: string[] = []
  const environment = fakeEnvironment(() => ({
    user: { approve: async () => true },
    arrange: async (what) => order.push(what),
    answer: ({ id }) => {
      order.push(id)
      return { result: [], by: 'promise' }
    },
  }))
  await runOnNewWallet({ ...environment, arranges }, script, check)
  return order
}

test('prepares a prompt that will be dismissed before the call that opens it', async () => {
  expect(await recordedSteps([ask('connect'), dismiss], ['dismiss'])).toEqual([
    'dismiss',
    'connect',
  ])
})

test('prepares only that call', async () => {
  const script = [ask('first'), ask('connect'), dismiss, ask('last')]
  expect(await recordedSteps(script, ['dismiss'])).toEqual(['first', 'dismiss', 'connect', 'last'])
})

test('prepares nothing if no prompt is dismissed', async () => {
  expect(await recordedSteps([ask('connect')], ['dismiss'])).toEqual(['connect'])
})

test('prepares nothing if the environment does not support it', async () => {
  expect(await recordedSteps([ask('connect'), dismiss], [])).toEqual(['connect'])
})

test('connects the site before the call, if the script only needs the accounts', async () => {
  const script = [ask('connect'), prompt, approve(), needsAccounts]
  expect(await recordedSteps(script, ['connection'])).toEqual(['connection', 'connect'])
})

test.each<[string, Step[]]>([
  ['needs no accounts', [ask('connect'), approve()]],
  ['chooses an account', [ask('connect'), approve({ accounts: ['0xA'] }), needsAccounts]],
  ['listens before', [listen, ask('connect'), approve(), needsAccounts]],
  ['has a user action before', [approve(), ask('connect'), approve(), needsAccounts]],
  ['connects another page', [ask('connect', 'second'), approve(), needsAccounts]],
  ['needs the prompt', [ask('connect'), needsPrompt, approve(), needsAccounts]],
  ['approves in any case', [ask('connect'), { do: 'user', act: 'approve' }, needsAccounts]],
])('does not connect the site if the script %s', async (_, script) => {
  expect(await recordedSteps(script, ['connection'])).toEqual(['connect'])
})

test('does not connect the site if the check is about the connection', async () => {
  const script = [ask('connect'), prompt, approve(), needsAccounts]
  const check = { connectsInPrompt: true } as const
  expect(await recordedSteps(script, ['connection'], check)).toEqual(['connect'])
})
