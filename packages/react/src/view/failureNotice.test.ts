import type { ConnectionError, ErrorReason } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { snapshotAfter, createFailure } from '../testing/failureSnapshots.ts'
import { translateToEnglish } from '../testing/translateToEnglish.ts'
import { failureNotice } from './failureNotice.ts'

const says = (
  act: 'connect' | 'switch' | 'add',
  error: ConnectionError,
  more: { walletChainId?: number } = {},
) => {
  const snapshot = snapshotAfter({ act, wallet: 'metamask', chainId: 56, error, ...more })
  const { tone, text, buttons } = failureNotice(snapshot, snapshot.failure)
  return [tone, translateToEnglish(text), ...buttons.map(({ label }) => translateToEnglish(label))]
}

test('says for a rejected switch which network the wallet is on', () => {
  expect(says('switch', createFailure('UserRejectedError'))).toEqual([
    'status',
    'You declined the switch. You are still on Ethereum.',
    'Try again',
  ])
})

test('offers to add an unknown chain and never adds it unasked', () => {
  expect(says('switch', createFailure('ChainNotConfiguredError'))).toEqual([
    'alert',
    'MetaMask does not know BNB Smart Chain. You are still on Ethereum. Add the network to go on.',
    'Add network',
  ])
})

test.each<[ErrorReason, string, string]>([
  ['aborted', 'status', 'You cancelled the switch. You are still on Ethereum.'],
  [
    'pending',
    'alert',
    'MetaMask already has a request open. You are still on Ethereum. Open MetaMask, answer it, then try again.',
  ],
  [
    'busy',
    'alert',
    'Another request is still under way. You are still on Ethereum. Finish or cancel it, then try again.',
  ],
  [
    'timeout',
    'alert',
    'MetaMask did not answer in time. You are still on Ethereum. Open MetaMask, then try again.',
  ],
  [
    'offline',
    'alert',
    'MetaMask is offline. You are still on Ethereum. Check your internet connection, then try again.',
  ],
  ['locked', 'alert', 'MetaMask is locked. You are still on Ethereum. Unlock it, then try again.'],
  [
    'unsupported',
    'alert',
    'MetaMask cannot switch networks from here. You are still on Ethereum. Choose BNB Smart Chain in MetaMask itself.',
  ],
  [
    'unreachable',
    'alert',
    'MetaMask cannot reach its network. You are still on Ethereum. Wait a moment, then try again.',
  ],
  [
    'unknown',
    'alert',
    'MetaMask did not switch to BNB Smart Chain. You are still on Ethereum. Try again.',
  ],
])('shows a text for a switch that fails with the reason %s', (reason, tone, sentence) => {
  expect(says('switch', createFailure('SwitchChainError', { reason }))).toEqual([
    tone,
    sentence,
    'Try again',
  ])
})

test.each(['switch', 'add'] as const)(
  'offers to reconnect when the connection ends during a %s',
  (act) => {
    const error = createFailure('SwitchChainError', { reason: 'disconnected' })
    const failure = { act, wallet: 'metamask', chainId: 56, error } as const
    const snapshot = { status: 'disconnected', attempt: 1, accounts: [], failure } as const
    const { text, buttons } = failureNotice(snapshot, failure)
    expect(translateToEnglish(text)).toBe(
      'MetaMask disconnected before the switch was done. You are not connected. Connect again.',
    )
    expect(buttons[0]?.action).toEqual({ do: 'connect', wallet: 'metamask' })
  },
)

test('quotes the wallet, shortened to one line, when no better reason is known', () => {
  const cause = new Error(`Deep trouble\n${'at '.repeat(99)}`, {
    cause: { message: 'x'.repeat(500) },
  })
  const [, sentence] = says(
    'switch',
    createFailure('SwitchChainError', { reason: 'unknown', cause }),
  )
  expect(sentence).toBe(
    `MetaMask did not switch to BNB Smart Chain: “${'x'.repeat(119)}…”. You are still on Ethereum. Try again.`,
  )
})

const thrower = {
  get message(): string {
    throw new Error('from a getter')
  },
}
const { proxy: revoked, revoke } = Proxy.revocable({}, {})
revoke()

test.each<[string, unknown]>([
  ['an object without a message', {}],
  ['an object with an empty message', { message: '' }],
  ['an object with a number as message', { message: 5 }],
  ['null', null],
  ['a number', 5],
  ['an object with a getter that throws', thrower],
  ['a revoked proxy', revoked],
])('does not quote a wallet that rejects with %s', (_, cause) => {
  const [, sentence] = says('switch', createFailure('SwitchChainError', { cause }))
  expect(sentence).not.toContain('“')
})

test.each([
  [
    createFailure('UserRejectedError'),
    ['status', 'You declined to add BNB Smart Chain. You are still on Ethereum.', 'Add network'],
  ],
  [
    createFailure('SwitchChainError', { reason: 'aborted' }),
    ['status', 'You cancelled adding BNB Smart Chain. You are still on Ethereum.', 'Add network'],
  ],
  [
    createFailure('ChainNotConfiguredError', { cause: { message: 'Expected an https URL' } }),
    [
      'alert',
      'MetaMask could not add BNB Smart Chain: “Expected an https URL”. You are still on Ethereum. Try again, or add it in MetaMask itself.',
      'Try again',
    ],
  ],
  [
    createFailure('SwitchChainError', { reason: 'pending' }),
    [
      'alert',
      'MetaMask already has a request open. You are still on Ethereum. Open MetaMask, answer it, then try again.',
      'Try again',
    ],
  ],
])('shows a text for an add that fails with %o', (error, said) => {
  expect(says('add', error)).toEqual(said)
})

test('retries a failed add as an add', () => {
  const snapshot = snapshotAfter({
    act: 'add',
    wallet: 'metamask',
    chainId: 56,
    error: createFailure('SwitchChainError', { reason: 'timeout' }),
  })
  const { buttons } = failureNotice(snapshot, snapshot.failure)
  expect(buttons[0]?.action).toEqual({ do: 'add', chainId: 56 })
})

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
  expect(says('connect', error)).toEqual([tone, sentence, 'Try again'])
})

test('offers both ways to continue after a rejected initial switch', () => {
  expect(says('connect', createFailure('UserRejectedError'), { walletChainId: 1 })).toEqual([
    'status',
    'You declined the switch to BNB Smart Chain, so you are not connected. MetaMask is on Ethereum.',
    'Try again',
    'Connect on Ethereum',
  ])
})

test('names an unknown network by its number', () => {
  expect(says('connect', createFailure('UserRejectedError'), { walletChainId: 137 }).at(-1)).toBe(
    'Connect on network 137',
  )
})

test('offers to get a wallet that is not installed', () => {
  expect(says('connect', createFailure('ProviderNotFoundError')).slice(2)).toEqual([
    'Try again',
    'Get MetaMask',
  ])
})

test('connects without the switch with "Connect on …", and with it on "Try again"', () => {
  const snapshot = snapshotAfter({
    act: 'connect',
    wallet: 'metamask',
    chainId: 56,
    error: createFailure('UserRejectedError'),
    walletChainId: 1,
  })
  const { buttons } = failureNotice(snapshot, snapshot.failure)
  expect(buttons.map(({ action }) => action)).toEqual([
    { do: 'connect', wallet: 'metamask' },
    { do: 'connect', wallet: 'metamask', chainId: false },
  ])
})
