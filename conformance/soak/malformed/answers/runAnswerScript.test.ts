import { createConnection, type Connection } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { runAnswerScript } from './runAnswerScript.ts'
import type { AnswerScript } from './answerScript.ts'

const badChain: AnswerScript = {
  acts: ['connect', 'switch'],
  answers: ['right', 'right', { how: 'resolves', value: { plain: '0x' } }],
}
const refused: AnswerScript = {
  acts: ['connect'],
  answers: [{ how: 'resolves', value: { plain: 5 } }],
}

test.each([badChain, refused])('the connection has no fault in %j', async (script) => {
  expect(await runAnswerScript(script)).toEqual({ given: 1, faults: [] })
})

test.each<[string, AnswerScript, (connection: Connection) => Partial<Connection>, string]>([
  ['never ends', refused, () => ({ connect: () => new Promise(() => {}) }), 'connect never ends'],
  [
    'rejects with an error of its own',
    refused,
    () => ({ connect: () => Promise.reject(new TypeError('x is not iterable')) }),
    'connect rejects with object',
  ],
  [
    'takes a number for accounts',
    refused,
    (connection) => ({
      connect: (...args) =>
        connection.connect(...args).catch(() => ({ accounts: [], chainId: 56 })),
    }),
    'connect: ConnectFailedError wanted, no error seen',
  ],
  [
    'asks no wallet',
    refused,
    () => ({ connect: async () => ({ accounts: [], chainId: 56 }) }),
    '1 answers were not asked for',
  ],
  [
    'shows an account that no wallet gave',
    badChain,
    (connection) => ({
      getSnapshot: () => {
        const snapshot = connection.getSnapshot()
        return snapshot.status === 'connected' ? { ...snapshot, accounts: ['0x5'] } : snapshot
      },
    }),
    'connected with 0x5',
  ],
  [
    'leaves a rejection unhandled',
    refused,
    (connection) => ({
      connect: (...args) => {
        void Promise.reject(new Error('leaked'))
        return connection.connect(...args)
      },
    }),
    'unhandled: Error: leaked',
  ],
  [
    'listens after its end',
    badChain,
    () => ({ disconnect: async () => {} }),
    'connected after disconnect()',
  ],
])('finds a connection that %s', async (_, script, alter, fault) => {
  const create: typeof createConnection = (options) => {
    const connection = createConnection(options)
    return { ...connection, ...alter(connection) }
  }
  expect((await runAnswerScript(script, create)).faults).toContain(fault)
})
