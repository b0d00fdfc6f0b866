import { expect, test } from 'vitest'
import { parseEvents } from './parseEvents.ts'

const parse = (value: unknown) => parseEvents(value, 'events() returned')

test('returns a valid list', () => {
  const events = [{ event: 'connecting' }, { event: 'connect', accounts: ['0x1'], chainId: 1 }]
  expect(parse(events)).toBe(events)
})

test.each<[unknown, string]>([
  [undefined, 'events() returned undefined: a list of what the dapp has told is wanted.'],
  [{ a: 1 }, 'events() returned { a: 1 }: a list of what the dapp has told is wanted.'],
  [[null], 'events() returned as entry 1 null: an object is wanted.'],
  [
    [{ event: 'conect' }],
    "events() returned as entry 1 { event: 'conect' }: its event is none of connecting, connect, change, disconnect, error, ended.",
  ],
  [
    [{ event: 'connect', accounts: '0x1' }],
    "events() returned as entry 1 { event: 'connect', accounts: '0x1' }: its accounts are no list.",
  ],
  [
    [{ event: 'error', error: 'no' }],
    "events() returned as entry 1 { event: 'error', error: 'no' }: its error has no class.",
  ],
])('shows the invalid value %j in the error', (value, message) => {
  expect(() => parse(value)).toThrow(message)
})
