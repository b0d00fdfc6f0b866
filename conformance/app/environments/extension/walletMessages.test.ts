import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { WalletMessage } from '../../../drivers/extension/AppSuiteFacts.ts'
import type { ObservedEntry } from '../../cells/Observation.ts'
import type { StimulusEvidence } from '../../cells/AppStep.ts'
import { hasEvidence } from '../../readWalletTranscript.ts'
import { type Message, recorderScript, refusalsBeforeError, toEntries } from './walletMessages.ts'

const what = 'eth_requestAccounts'
const skipReason = 'nothing was seen'
const event = (name: string, data: unknown): Message => ({ t: 1, kind: 'event', what: name, data })
const call = (id: number): Message => ({ t: 9.6, kind: 'call', what, data: [], id })
const answer = (id: number, data: unknown): Message => ({ t: 9.6, kind: 'answer', what, data, id })
const refusal = (id: number, code: number): Message => ({
  ...answer(id, { code, message: 'no' }),
  failed: true,
})

test.each<[boolean, StimulusEvidence, Message]>([
  [true, { event: 'accountsChanged', count: 0, skipReason }, event('accountsChanged', [])],
  [true, { answers: { method: what, count: 1 }, skipReason }, answer(1, ['0x1'])],
  [true, { code: 4001, skipReason }, refusal(1, 4001)],
  [false, { event: 'accountsChanged', count: 0, skipReason }, event('accountsChanged', ['0x1'])],
  [false, { settles: what, skipReason }, call(1)],
  [false, { code: 4001, skipReason }, answer(1, { code: 4001 })],
])('shows as entries %s for the evidence %j in %j', (found, evidence, message) => {
  expect(hasEvidence(toEntries([message]), evidence)).toBe(found)
})

test('records messages with the method of each answer, and a chain once', () => {
  const page = new EventTarget()
  const realm = {
    performance,
    addEventListener: page.addEventListener.bind(page),
  }
  const chain: WalletMessage = { kind: 'event', event: 'chainChanged', data: { chainId: '0x1' } }
  // The script runs in a realm of its own, as in a page, so it cannot use anything from outside.
  runInNewContext(
    recorderScript((message) => (message as { ours?: WalletMessage }).ours),
    realm,
  )
  const received: { ours?: WalletMessage }[] = [
    { ours: { kind: 'call', method: what, params: [], id: 1 } },
    {},
    { ours: { kind: 'answer', id: 1, value: ['0xa'], failed: false } },
    { ours: { kind: 'answer', id: 1, value: 'no', failed: true } },
    { ours: chain },
    { ours: chain },
  ]
  for (const data of received) page.dispatchEvent(new MessageEvent('message', { data }))
  const recorded = JSON.parse(JSON.stringify(Reflect.get(realm, '__messages'))) as Message[]
  expect(Reflect.get(realm, '__prompting')).toEqual({ call: 1, answer: 2 })
  expect(recorded.map(({ t, ...message }) => [typeof t, message])).toEqual(
    [
      { kind: 'call', what, data: [], id: 1 },
      { kind: 'answer', what, data: ['0xa'], id: 1 },
      { kind: 'answer', what, data: 'no', id: 1, failed: true },
      { kind: 'event', what: 'chainChanged', data: { chainId: '0x1' } },
    ].map((message) => ['number', message]),
  )
})

test('returns the error of the last request of a method', () => {
  expect(refusalsBeforeError(toEntries([call(1), refusal(1, 4001)]), 0, [])).toEqual({
    eth_requestAccounts: { type: 'object', code: 4001, text: 'no', innermost: 4001 },
  })
})

test('returns an error that arrives since, even if the request is older', () => {
  expect(Object.keys(refusalsBeforeError(toEntries([call(1), refusal(1, 4001)]), 1, []))).toEqual([
    what,
  ])
})

test('ignores errors from before', () => {
  expect(refusalsBeforeError(toEntries([call(1), refusal(1, 4001), call(2)]), 2, [])).toEqual({})
})

test('ignores errors of requests that a later one superseded', () => {
  expect(refusalsBeforeError(toEntries([call(1), call(2), refusal(1, -32002)]), 0, [])).toEqual({})
})

test('does not treat a result that describes an error as a failure', () => {
  expect(
    refusalsBeforeError(toEntries([call(1), answer(1, { code: 4001, message: 'no' })]), 0, []),
  ).toEqual({})
})

test.each([
  [9, 1],
  [8, 0],
])('after an error event at %i ms, counts %i of the failures at 9.6 ms', (at, count) => {
  const told: ObservedEntry = { seq: 3, at, attempt: 1, event: 'error' }
  expect(
    Object.keys(refusalsBeforeError(toEntries([call(1), refusal(1, 4001)]), 0, [told])),
  ).toHaveLength(count)
})
