import { expect, test } from 'vitest'
import type { SerializedValue } from '../core/serialize.ts'
import type { Entry } from '../core/transcript.ts'
import { noAccountsLeft, stateMatchesEvent } from './stateMatchesEvent.ts'

const event = (argument: SerializedValue, listener = 'a'): Entry => ({
  t: 0,
  dir: 'event',
  what: 'chainChanged',
  data: { listener, args: [argument] },
})
const answer = (id: string, value: SerializedValue): Entry => ({
  t: 0,
  dir: 'result',
  what: 'eth_chainId',
  data: { id, value, by: 'promise' },
})
const refused: Entry = {
  t: 0,
  dir: 'error',
  what: 'eth_chainId',
  data: { id: 'inside', error: { type: 'object', code: 4900 }, by: 'promise' },
}

const judge = stateMatchesEvent('chainChanged', (value, { args }) => value === args[0])
const status = (...transcript: Entry[]) => judge(transcript).status

test('passes when the response has the value of the event', () => {
  expect(status(event('0x1'), answer('inside', '0x1'))).toBe('pass')
})

test('fails when the response has the value before the event', () => {
  expect(status(event('0x1'), answer('inside', '0x38'))).toBe('violation')
})

test('compares each response with its own event', () => {
  const first = [event('0x1'), answer('inside', '0x1')]
  const second = (value: SerializedValue) => [event('0x38'), answer('inside.2', value)]
  expect([status(...first, ...second('0x38')), status(...first, ...second('0x1'))]).toEqual([
    'pass',
    'violation',
  ])
})

test('accepts the value of a later event that arrived before the response', () => {
  expect(status(event('0x1'), event('0x38'), answer('inside', '0x38'))).toBe('pass')
})

test('rejects the value of a later event that arrived after the response', () => {
  expect(status(event('0x1'), answer('inside', '0x38'), event('0x38'))).toBe('violation')
})

test('ignores events of other listeners', () => {
  expect(status(event('0x38', 'b'), event('0x1'), answer('inside', '0x38'))).toBe('violation')
})

test('fails when the request is rejected', () => {
  expect(status(event('0x1'), refused)).toBe('violation')
})

test('times out when the request is never answered', () => {
  expect(status(event('0x1'))).toBe('timeout')
})

test('lets a wallet without accounts reject eth_accounts', () => {
  const left: Entry = { ...event([]), what: 'accountsChanged' }
  expect(noAccountsLeft([left, refused]).status).toBe('pass')
})
