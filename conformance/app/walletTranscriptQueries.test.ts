import { createWallet, encode, type Entry } from '@touchstone/harness'
import { expect, test } from 'vitest'
import type { StimulusEvidence } from './cells/CellVariant.ts'
import { hasEvidence, isUnanswered, refusalsSince } from './walletTranscriptQueries.ts'

test('counts a request as unanswered until it has a result or an error', async () => {
  const wallet = createWallet({ persona: 'standard', approval: 'prompt' })
  const answer = wallet.provider.request({ method: 'eth_requestAccounts' }).catch(() => {})
  const prompt = await wallet.waitForPrompt('eth_requestAccounts')
  expect(isUnanswered(wallet.transcript(), 'eth_requestAccounts')).toBe(true)
  expect(isUnanswered(wallet.transcript(), 'eth_accounts')).toBe(false)
  prompt.reject()
  await answer
  expect(isUnanswered(wallet.transcript(), 'eth_requestAccounts')).toBe(false)
})

const method = 'eth_requestAccounts'
const common = { seq: 0, at: 9, wallet: 'a', method }
const call = (id: number): Entry => ({
  ...common,
  kind: 'call',
  id,
  params: encode([]),
  origin: '',
})
const refusal: Entry = {
  ...common,
  kind: 'error',
  id: 1,
  error: encode({ code: 4001, message: 'no' }),
}
const answer = (value: unknown): Entry => ({
  ...common,
  kind: 'result',
  id: 1,
  value: encode(value),
})
const accountsChanged = (list: string[]): Entry => ({
  ...common,
  kind: 'event',
  event: 'accountsChanged',
  args: [encode(list)],
})

test('counts a request that is sent again after its response as answered', () => {
  expect(isUnanswered([call(1), answer([]), call(1)], method)).toBe(false)
})

test.each<[boolean, Omit<StimulusEvidence, 'skipReason'>, Entry]>([
  [true, { event: 'accountsChanged', count: 0 }, accountsChanged([])],
  [true, { answers: { method, count: 1 } }, answer(['0x1'])],
  [true, { code: 4001 }, refusal],
  [false, { event: 'accountsChanged', count: 0 }, accountsChanged(['0x1'])],
  [false, { settles: method }, call(1)],
  [false, { code: 4001 }, answer({ code: 4001 })],
])('hasEvidence returns %s for the evidence %j in %j', (found, evidence, entry) => {
  expect(hasEvidence([entry], { ...evidence, skipReason: 'nothing was seen' })).toBe(found)
})

test.each<[string, Entry[], number, number, boolean]>([
  ['returns the error of the last request of a method', [call(1), refusal], 0, 10, true],
  ['returns an error to an older request', [call(1), refusal], 1, 10, true],
  ['leaves out earlier errors', [call(1), refusal, call(2)], 2, 10, false],
  ['leaves out errors of superseded requests', [call(1), call(2), refusal], 0, 10, false],
  ['leaves out later errors', [call(1), refusal], 0, 9, false],
  [
    'does not treat a result that describes an error as one',
    [answer({ code: 4001 })],
    0,
    10,
    false,
  ],
])('refusalsSince %s', (_, entries, since, until, found) => {
  const refused = { type: 'object', code: 4001, text: 'no', innermost: 4001 }
  expect(refusalsSince(entries, since, until)).toEqual(found ? { [method]: refused } : {})
})
