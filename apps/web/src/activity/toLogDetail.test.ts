import { ConnectionError, type ErrorName, type ErrorReason } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { toLogDetail } from './toLogDetail.ts'

const base = { seq: 1, at: 0, attempt: 1, wallet: 'metamask' } as const

const detailOf = (name: ErrorName, reason?: ErrorReason) => {
  const error = new ConnectionError(name, 'What happened.', reason && { reason })
  const { error: detail } = toLogDetail({ ...base, event: 'error', error }) as {
    error: { class: string; kind: string; reason?: string }
  }
  return [detail.class, detail.kind, detail.reason]
}

test('returns an event without an error as it is', () => {
  const event = { ...base, event: 'connecting' } as const
  expect(toLogDetail(event)).toBe(event)
})

test('returns an error as plain data', () => {
  const cause = { code: 4001, message: 'User rejected the request.' }
  const options = { code: 4001, cause }
  const error = new ConnectionError('UserRejectedError', 'What happened.', options)
  expect(toLogDetail({ ...base, event: 'error', error })).toEqual({
    ...base,
    event: 'error',
    error: {
      kind: 'user-rejected',
      class: 'UserRejected',
      code: 4001,
      message: 'What happened.',
    },
  })
})

test.each<[ErrorReason, string, string]>([
  ['pending', 'pending', 'pending'],
  ['timeout', 'timeout', 'timeout'],
  ['unreachable', 'unreachable', 'unreachable'],
  ['busy', 'unknown', 'busy'],
  ['aborted', 'unknown', 'aborted'],
  ['offline', 'offline', 'disconnected'],
  ['disconnected', 'offline', 'disconnected'],
  ['locked', 'locked', 'other'],
  ['unsupported', 'unsupported', 'other'],
  ['unknown', 'unknown', 'other'],
])('a switch with the reason %s has the kind %s and the reason %s', (reason, kind, logged) => {
  expect(detailOf('SwitchChainError', reason)).toEqual(['SwitchChain', kind, logged])
})

test.each<[ErrorName, ErrorReason | undefined, string, string]>([
  ['ProviderNotFoundError', undefined, 'ProviderNotFound', 'unknown'],
  ['NoAccountsError', undefined, 'NoAccounts', 'unknown'],
  ['AbortedError', undefined, 'Aborted', 'unknown'],
  ['DisconnectedError', undefined, 'Disconnected', 'offline'],
  ['RequestPendingError', undefined, 'RequestPending', 'pending'],
  ['ChainNotConfiguredError', 'unsupported', 'ChainNotConfigured', 'unsupported'],
  ['ConnectFailedError', 'locked', 'ConnectFailed', 'locked'],
])('%s with the reason %s has the class %s and the kind %s', (name, reason, errorClass, kind) => {
  expect(detailOf(name, reason)).toEqual([errorClass, kind, undefined])
})
