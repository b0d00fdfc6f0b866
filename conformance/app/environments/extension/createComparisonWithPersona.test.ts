import { expect, test } from 'vitest'
import type { Observation, ObservedEntry, ObservedError } from '../../cells/Observation.ts'
import { compareLogs } from './createComparisonWithPersona.ts'

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

const error = (fields: ObservedError) => seen({ seq: 2, attempt: 1, event: 'error', error: fields })
const unsupported = (chainId: number) =>
  seen({ ...connect, seq: 2, chainId, supported: false } as ObservedEntry)

test.each([
  ['ignores the sequence numbers', seen({ ...connect, seq: 2 }), seen({ ...connect, seq: 9 }), 0],
  [
    'ignores the order of the fields of an error',
    error({ kind: 'timeout', class: 'Timeout', message: 'late' }),
    error({ message: 'late', class: 'Timeout', kind: 'timeout' }),
    0,
  ],
  ['ignores which unsupported chain it is', unsupported(8453), unsupported(97), 0],
  [
    'reports another code of an error',
    error({ class: 'UserRejected', code: 4001 }),
    error({ class: 'UserRejected', code: 4100 }),
    1,
  ],
  ['reports an entry that only one of them has', seen(), seen({ ...connect, seq: 2 }), 1],
])('%s', (_, real, fake, count) => {
  expect(compare(real, fake)).toHaveLength(count)
})

test('reports another chain in an entry, with both values', () => {
  const [fault] = compare(seen({ ...connect, seq: 2 }), seen({ ...connect, seq: 2, chainId: 1 }))
  expect(fault).toMatch(/"chainId":56.* on real MetaMask, .*"chainId":1} on the persona/)
})
