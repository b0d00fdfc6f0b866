import type { ConnectionError } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { snapshotAfter, createFailure } from '../testing/failureSnapshots.ts'
import { translateToEnglish } from '../testing/translateToEnglish.ts'
import { failureNotice } from './failureNotice.ts'

const connect = { act: 'connect', wallet: 'metamask', chainId: 56 } as const

const says = (error: ConnectionError, more: { walletChainId?: number } = {}) => {
  const snapshot = snapshotAfter({ ...connect, ...more, error })
  const { tone, text, buttons } = failureNotice(snapshot, snapshot.failure)
  return [tone, translateToEnglish(text), ...buttons.map(({ label }) => translateToEnglish(label))]
}

test.each([
  [
    createFailure('UserRejectedError'),
    'status',
    'You declined the connection. You are not connected.',
  ],
  [createFailure('AbortedError'), 'status', 'You cancelled. You are not connected.'],
  [
    createFailure('NoAccountsError'),
    'alert',
    'MetaMask gave no account, so you are not connected. Create or choose an account there, then try again.',
  ],
  [
    createFailure('RequestPendingError'),
    'alert',
    'MetaMask already has a request open. You are not connected. Open MetaMask, answer it, then try again.',
  ],
  [
    createFailure('TimeoutError'),
    'alert',
    'MetaMask did not answer in time. You are not connected. Open MetaMask, then try again.',
  ],
  [
    createFailure('DisconnectedError', { reason: 'offline' }),
    'alert',
    'MetaMask closed its connection while you were connecting. You are not connected. Try again.',
  ],
  [
    createFailure('ConnectFailedError', { reason: 'locked' }),
    'alert',
    'MetaMask is locked. You are not connected. Unlock it, then try again.',
  ],
  [
    createFailure('ConnectFailedError', { reason: 'unsupported' }),
    'alert',
    'MetaMask cannot do what this app asks. You are not connected. Update it, or choose another wallet.',
  ],
  [
    createFailure('ConnectFailedError', { reason: 'offline' }),
    'alert',
    'MetaMask is offline. You are not connected. Check your internet connection, then try again.',
  ],
  [
    createFailure('ConnectFailedError', { reason: 'unreachable' }),
    'alert',
    'MetaMask cannot reach its network. You are not connected. Wait a moment, then try again.',
  ],
  [
    createFailure('ConnectFailedError'),
    'alert',
    'MetaMask could not connect. You are not connected. Try again.',
  ],
  [
    createFailure('ConnectFailedError', {
      cause: { code: -32603, message: 'Internal JSON-RPC error.' },
    }),
    'alert',
    'MetaMask could not connect: “Internal JSON-RPC error”. You are not connected. Try again.',
  ],
])('shows a text for a connect that fails with %o', (error, tone, sentence) => {
  expect(says(error)).toEqual([tone, sentence, 'Try again'])
})

test('offers both ways to continue after a rejected initial switch', () => {
  expect(says(createFailure('UserRejectedError'), { walletChainId: 1 })).toEqual([
    'status',
    'You declined the switch to BNB Smart Chain, so you are not connected. MetaMask is on Ethereum.',
    'Try again',
    'Connect on Ethereum',
  ])
})

test('names an unknown network by its number', () => {
  expect(says(createFailure('UserRejectedError'), { walletChainId: 137 }).at(-1)).toBe(
    'Connect on network 137',
  )
})

test('offers to get a wallet that is not installed', () => {
  expect(says(createFailure('ProviderNotFoundError')).slice(2)).toEqual([
    'Try again',
    'Get MetaMask',
  ])
})

test('connects without the switch with "Connect on …", and with it on "Try again"', () => {
  const snapshot = snapshotAfter({
    ...connect,
    error: createFailure('UserRejectedError'),
    walletChainId: 1,
  })
  const { buttons } = failureNotice(snapshot, snapshot.failure)
  expect(buttons.map(({ action }) => action)).toEqual([
    { do: 'connect', wallet: 'metamask' },
    { do: 'connect', wallet: 'metamask', chainId: false },
  ])
})
