import { expect, test } from 'vitest'
import { parseDappEvents } from './parseDappEvents.ts'

const parse = (value: unknown) => parseDappEvents(value, 'events() returned')

test('returns a valid list', () => {
  const events = [{ event: 'connecting' }, { event: 'connect', accounts: ['0x1'], chainId: 1 }]
  expect(parse(events)).toBe(events)
})

test.each<[unknown, string]>([
  [undefined, 'events() returned undefined: expected a list of events.'],
  [{ a: 1 }, 'events() returned { a: 1 }: expected a list of events.'],
  [[null], 'events() returned as entry 1 null: expected an object.'],
  [
    [{ event: 'conect' }],
    "events() returned as entry 1 { event: 'conect' }: expected as its event one of connecting, connect, change, disconnect, error, ended.",
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
