import type { ConnectionEvent } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { describeEvent } from './describeEvent.ts'

const base = { seq: 1, at: 0, attempt: 1, wallet: 'metamask' } as const
const account = '0x00000000000000000000000000000000000000A1'
const onChain = { accounts: [account], chainId: 56, supported: true } as const
const error = (fields: Partial<ConnectionEvent<'error'>['error']>): ConnectionEvent => ({
  ...base,
  event: 'error',
  error: { kind: 'unknown', class: 'SwitchChain', message: '', ...fields },
})

test.each<[string, ConnectionEvent]>([
  ['log.connecting', { ...base, event: 'connecting' }],
  ['log.connect', { ...base, ...onChain, event: 'connect' }],
  ['log.account', { ...base, ...onChain, event: 'change', changed: ['account'] }],
  ['log.chain', { ...base, ...onChain, event: 'change', changed: ['chain'] }],
  ['log.disconnect', { ...base, event: 'disconnect' }],
  ['log.declined', error({ kind: 'user-rejected', class: 'UserRejected', code: 4001 })],
  ['log.cancelled', error({ class: 'Aborted' })],
  ['log.cancelled', error({ reason: 'aborted' })],
  ['log.notConfigured', error({ class: 'ChainNotConfigured', kind: 'chain-not-configured' })],
  ['log.notConfigured', error({ class: 'ChainNotConfigured', kind: 'unknown' })],
  ['log.noAccounts', error({ class: 'NoAccounts' })],
  ['log.notFound', error({ class: 'ProviderNotFound' })],
  ['log.timeout', error({ reason: 'timeout', kind: 'timeout' })],
  ['log.failed', error({ reason: 'other' })],
])('describes an entry: %s', (key, detail) => {
  expect(describeEvent(detail).key).toBe(key)
})
