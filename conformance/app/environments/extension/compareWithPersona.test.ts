import { expect, test } from 'vitest'
import type { Observation, ObservedEntry } from '../../cells/Observation.ts'
import { compareLogs } from './compareWithPersona.ts'

const seen = (...stream: ObservedEntry[]): Observation => ({
  before: 'D',
  after: 'N',
  accounts: [],
  from: 1,
  calls: [],
  configured: [56, 1],
  unhandled: [],
  console: [],
  listenersLeft: 0,
  stream: [{ seq: 1, attempt: 1, event: 'connecting' }, ...stream],
})
const compare = (real: Observation, fake: Observation) => compareLogs(real, fake, 'MetaMask')
const connect = { attempt: 1, event: 'connect', accounts: ['0xa'], chainId: 56 } as const

test('ignores the sequence numbers', () => {
  expect(compare(seen({ ...connect, seq: 2 }), seen({ ...connect, seq: 9 }))).toEqual([])
})

test('ignores the order of the fields of an error', () => {
  const [one, other] = [
    { kind: 'timeout', class: 'Timeout', message: 'late' },
    { message: 'late', class: 'Timeout', kind: 'timeout' },
  ].map((error) => seen({ seq: 2, attempt: 1, event: 'error', error }))
  expect(compare(one!, other!)).toEqual([])
})

test('reports another code of an error', () => {
  const [one, other] = [4001, 4100].map((code) =>
    seen({ seq: 2, attempt: 1, event: 'error', error: { class: 'UserRejected', code } }),
  )
  expect(compare(one!, other!)).toHaveLength(1)
})

test('reports another chain in an entry, with both values', () => {
  const [fault] = compare(seen({ ...connect, seq: 2 }), seen({ ...connect, seq: 2, chainId: 1 }))
  expect(fault).toMatch(/"chainId":56.* on real MetaMask, .*"chainId":1} on the persona/)
})

test('reports an entry that only one of them has', () => {
  expect(compare(seen(), seen({ ...connect, seq: 2 }))).toHaveLength(1)
})

test('ignores which unsupported chain it is', () => {
  const [one, other] = [8453, 97].map((chainId) =>
    seen({ ...connect, seq: 2, chainId, supported: false } as ObservedEntry),
  )
  expect(compare(one!, other!)).toEqual([])
})
