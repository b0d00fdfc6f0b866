import {
  ConnectionError,
  type ConnectionEvent,
  type ErrorName,
  type ErrorReason,
} from '@touchstone/connect'
import { expect, test } from 'vitest'
import { describeEvent } from './describeEvent.ts'

const base = { seq: 1, at: 0, attempt: 1, wallet: 'metamask' } as const
const account = '0x00000000000000000000000000000000000000A1'
const onChain = { accounts: [account], chainId: 56, supported: true } as const
const error = (name: ErrorName, reason?: ErrorReason): ConnectionEvent => ({
  ...base,
  event: 'error',
  error: new ConnectionError(name, '', reason && { reason }),
})

test.each<[string, ConnectionEvent]>([
  ['log.connecting', { ...base, event: 'connecting' }],
  ['log.connect', { ...base, ...onChain, event: 'connect' }],
  ['log.account', { ...base, ...onChain, event: 'change', changed: ['account'] }],
  ['log.chain', { ...base, ...onChain, event: 'change', changed: ['chain'] }],
  ['log.disconnect', { ...base, event: 'disconnect' }],
  ['log.declined', error('UserRejectedError')],
  ['log.cancelled', error('AbortedError')],
  ['log.cancelled', error('SwitchChainError', 'aborted')],
  ['log.notConfigured', error('ChainNotConfiguredError')],
  ['log.notConfigured', error('ChainNotConfiguredError', 'unknown')],
  ['log.noAccounts', error('NoAccountsError')],
  ['log.notFound', error('ProviderNotFoundError')],
  ['log.timeout', error('SwitchChainError', 'timeout')],
  ['log.failed', error('SwitchChainError')],
])('describes an entry: %s', (key, detail) => {
  expect(describeEvent(detail).key).toBe(key)
})
