import type { Detail } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { describeEvent } from './describeEvent.ts'

const base = { seq: 1, at: 0, attempt: 1, wallet: 'metamask' } as const
const account = '0x00000000000000000000000000000000000000A1'
const error = (fields: Partial<NonNullable<Detail['error']>>): Detail => ({
  ...base,
  event: 'error',
  error: { kind: 'unknown', class: 'SwitchChain', message: '', ...fields },
})

test.each<[string, Detail]>([
  ['log.connecting', { ...base, event: 'connecting' }],
  ['log.connect', { ...base, event: 'connect', accounts: [account], chainId: 56 }],
  ['log.account', { ...base, event: 'change', changed: ['account'], accounts: [account] }],
  ['log.chain', { ...base, event: 'change', changed: ['chain'], chainId: 1 }],
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
