import { describe, expect, test } from 'vitest'
import type { UserAction, Environment, DriverEvent } from '../driver.ts'
import { fakeEnvironment } from '../testing/fakeEnvironment.ts'
import { runOnNewWallet } from '../testing/runOnNewWallet.ts'
import type { SerializedValue } from '../serialize.ts'
import type { Step } from '../defineCheck.ts'
import { UsageError } from '../UsageError.ts'

const head = (number: string | number): DriverEvent => ({
  event: 'message',
  listener: 'a',
  args: [{ data: { result: { number } } }],
})
const accounts = (...list: string[]): DriverEvent => ({
  event: 'accountsChanged',
  listener: 'a',
  args: [list],
})
/** Steps that wait for the message about the block after the one that an earlier call returned. */
const forHead: Step[] = [
  { do: 'node', id: 'head', method: 'eth_blockNumber' },
  {
    do: 'await',
    event: 'message',
    match: { path: ['data', 'result', 'number'], value: { $: 'answer', of: 'head', plus: 1 } },
  },
]

/**
 * Runs a script whose wallet sends the events `coming`. Returns the number of events that arrived until the
 * script's wait was over. The last event comes late, but within the time limit.
 */
async function eventsUntil(script: Step[], ...coming: DriverEvent[]): Promise<number> {
  const environment: Environment = {
    ...fakeEnvironment(() => ({
      user: { mine: async () => null },
      onEvent(emit) {
        const next = () => {
          const event = coming.shift()
          if (event) emit(event)
          if (coming.length > 0) setTimeout(next, coming.length === 1 ? late : 1)
        }
        setTimeout(next, 1)
      },
    })),
    pace: { step: 2 * late, fence: 20 },
    ask: async () => ({ result: '0x1', by: 'value' }),
  }
  const { transcript } = await runOnNewWallet(environment, script)
  return transcript.filter(({ dir }) => dir === 'event').length
}

/** Delay of the last event, in ms: half of the time limit. */
const late = 500

test('an event with another value does not end the wait, one with the value does', async () => {
  expect(await eventsUntil(forHead, head('0x1'), head('0x2'), head('0x3'))).toBe(2)
})

test('an event without the path does not end the wait', async () => {
  const odd: DriverEvent = { event: 'message', listener: 'a', args: [null] }
  expect(await eventsUntil(forHead, odd, head('0x2'), head('0x3'))).toBe(2)
})

test('gives up if no event has the value', async () => {
  expect(await eventsUntil(forHead, head('0x1'), head('0x3'))).toBe(2)
})

test('accepts a quantity that is a number', async () => {
  expect(await eventsUntil(forHead, head('0x1'), head(2), head('0x3'))).toBe(2)
})

test('ends at any event after the act `mine`', async () => {
  const [node, wait] = forHead as [Step, Step & { do: 'await' }]
  const script: Step[] = [
    node,
    { do: 'user', act: 'mine' } satisfies Step,
    { ...wait, match: { ...wait.match!, unless: 'mine' } },
  ]
  expect(await eventsUntil(script, head('0x9'), head('0x2'))).toBe(1)
})

test('waits for the named block without the act `mine`', async () => {
  const [node, wait] = forHead as [Step, Step & { do: 'await' }]
  const script: Step[] = [node, { ...wait, match: { ...wait.match!, unless: 'mine' } }]
  expect(await eventsUntil(script, head('0x9'), head('0x2'), head('0x3'))).toBe(2)
})

test('compares addresses without regard to case', async () => {
  const match = { path: ['0'], value: '0xAbC' }
  const forAccount: Step[] = [{ do: 'await', event: 'accountsChanged', match }]
  const count = eventsUntil(forAccount, accounts('0xdef'), accounts('0xabc'), accounts())
  expect(await count).toBe(2)
})

test('can wait for an empty list of accounts', async () => {
  const match = { path: ['length'], value: 0 }
  const forNone: Step[] = [{ do: 'await', event: 'accountsChanged', match }]
  expect(await eventsUntil(forNone, accounts('0xdef'), accounts(), accounts('0xabc'))).toBe(2)
})

test('an event of another name or listener does not end the wait', async () => {
  const of = (event: string, listener: string): DriverEvent => ({ event, listener, args: [] })
  const script: Step[] = [{ do: 'await', event: 'connect', listener: 'b' }]
  const coming = [of('disconnect', 'b'), of('connect', 'a'), of('connect', 'b'), of('connect', 'b')]
  expect(await eventsUntil(script, ...coming)).toBe(3)
})

describe('an event that a stimulus did not cause in the full time', () => {
  const pace = { step: 1000, fence: 40 }
  const wait: Step = { do: 'await', event: 'chainChanged' }
  const act = (name: UserAction): Step => ({ do: 'user', act: name })

  /** Runs the script on a wallet that emits after `ms`. Returns whether the event was recorded. */
  async function isRecorded(silent: Set<string>, script: Step[], ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined
    const environment: Environment = {
      ...fakeEnvironment(() => ({
        user: { switchChain: async () => null, revoke: async () => null },
        onEvent(emit) {
          timer = setTimeout(() => emit({ event: 'chainChanged', listener: 'a', args: [] }), ms)
        },
      })),
      pace,
    }
    const { transcript } = await runOnNewWallet(environment, script, { silent })
    clearTimeout(timer)
    return transcript.some(({ dir }) => dir === 'event')
  }

  const switched = [act('switchChain'), wait]
  const never = 60_000
  const late = 500

  test('is awaited briefly after the same stimulus', async () => {
    const silent = new Set<string>()
    await isRecorded(silent, switched, never)
    expect(await isRecorded(silent, switched, late)).toBe(false)
  })

  test('is awaited for the full time after another stimulus', async () => {
    const silent = new Set<string>()
    await isRecorded(silent, switched, never)
    expect(await isRecorded(silent, [act('revoke'), wait], late)).toBe(true)
  })

  test('is awaited for the full time once it came', async () => {
    const silent = new Set<string>()
    await isRecorded(silent, switched, never)
    await isRecorded(silent, switched, 1)
    expect(await isRecorded(silent, switched, late)).toBe(true)
  })
})

const promptScript: Step[] = [
  { do: 'call', id: 'a', on: 'provider', path: 'request', args: [{ method: 'eth_chainId' }] },
  { do: 'prompt', of: 'a' },
]

/**
 * Runs a prompt step on a wallet whose `prompts` returns this answer. Returns the recorded number of prompts.
 */
async function recordedPrompts(answer: SerializedValue): Promise<SerializedValue | undefined> {
  const environment = fakeEnvironment(() => ({ user: { prompts: async () => answer } }))
  const { transcript } = await runOnNewWallet(environment, promptScript)
  return transcript.find(({ dir }) => dir === 'prompt')?.data
}

test.each([
  [2, 2],
  ['2', 2],
  [null, 0],
  [{ toString: 1 }, NaN],
  [[2], NaN],
])('counts an answer %j of prompts() as %d', async (answer, open) => {
  expect(await recordedPrompts(answer)).toEqual({ of: 'a', open })
})

test('a screen that the driver does not know ends a script whose answer is missing', async () => {
  const prompts = () => Promise.reject(new UsageError('MetaMask shows a screen'))
  const environment = fakeEnvironment(() => ({
    request: () => new Promise(() => {}),
    user: { prompts },
  }))
  const script: Step[] = [promptScript[0]!, { do: 'settle', of: 'a' }]
  await expect(runOnNewWallet(environment, script)).rejects.toThrow('MetaMask shows a screen')
})
