import { expect, test } from 'vitest'
import type { Evidence } from '../../cells/steps.ts'
import { shows } from './isEvidence.ts'
import type { Message } from './messages.ts'

const otherwise = 'nothing was seen'
const event = (what: string, data: unknown): Message => ({ t: 1, kind: 'event', what, data })
const answer = (what: string, data: unknown): Message => ({
  t: 1,
  kind: 'answer',
  what,
  data,
  id: 1,
})
const refusal: Message = { ...answer('eth_requestAccounts', { code: 4001 }), failed: true }

test.each<[Evidence, Message]>([
  [{ event: 'accountsChanged', otherwise }, event('accountsChanged', ['0x1'])],
  [{ event: 'accountsChanged', count: 0, otherwise }, event('accountsChanged', [])],
  [{ answers: { method: 'eth_accounts', count: 1 }, otherwise }, answer('eth_accounts', ['0x1'])],
  [{ settles: 'eth_requestAccounts', otherwise }, refusal],
  [{ code: 4001, otherwise }, refusal],
])('finds the evidence %j in %j', (evidence, said) => {
  expect(shows(said, evidence)).toBe(true)
})

test.each<[string, Evidence, Message]>([
  ['another event', { event: 'accountsChanged', otherwise }, event('chainChanged', '0x1')],
  [
    'another count',
    { event: 'accountsChanged', count: 0, otherwise },
    event('accountsChanged', ['0x1']),
  ],
  [
    'a list that is none',
    { event: 'accountsChanged', count: 0, otherwise },
    event('accountsChanged', ''),
  ],
  [
    'a question that was not answered',
    { settles: 'eth_accounts', otherwise },
    { ...answer('eth_accounts', []), kind: 'call' },
  ],
  ['another code', { code: 4902, otherwise }, refusal],
  ['a value that has such a code', { code: 4001, otherwise }, answer('x', { code: 4001 })],
  [
    'an answer of that name, which is no event',
    { event: 'eth_accounts', otherwise },
    answer('eth_accounts', []),
  ],
])('%s is no evidence: %j, %j', (_, evidence, said) => {
  expect(shows(said, evidence)).toBe(false)
})
