import type { ConnectionError, ErrorReason } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { snapshotAfter, createFailure } from '../testing/failureSnapshots.ts'
import { translateToEnglish } from '../testing/translateToEnglish.ts'
import { failureNotice } from './failureNotice.ts'

const says = (act: 'switch' | 'add', error: ConnectionError) => {
  const snapshot = snapshotAfter({ act, wallet: 'metamask', chainId: 56, error })
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

test.each([{}, { message: '' }, { message: 5 }, null, 5])(
  'a wallet that says nothing is not quoted: %o',
  (cause) => {
    const [, sentence] = says(
      'switch',
      createFailure('SwitchChainError', { reason: 'unknown', cause }),
    )
    expect(sentence).not.toContain('“')
  },
)

test('stops at a cause that refers to itself', () => {
  const cause: { cause?: unknown } = {}
  cause.cause = cause
  expect(says('switch', createFailure('SwitchChainError', { cause }))).toHaveLength(3)
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
