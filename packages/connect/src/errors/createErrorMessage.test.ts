import { expect, test } from 'vitest'
import { createErrorMessage } from './createErrorMessage.ts'

test.each([
  ['ConnectFailedError', 'connect', 'The connection did not happen'],
  ['SwitchChainError', 'switch', 'The switch to Base did not happen'],
] as const)('%s of a locked wallet says to unlock it', (name, act, what) => {
  const facts = { act, wallet: 'MetaMask', chain: 'Base', reason: 'locked' } as const
  expect(createErrorMessage(name, facts)).toBe(
    `${what}: MetaMask is locked. Unlock it, then try again.`,
  )
})

test.each([
  [
    'ConnectFailedError',
    'connect',
    'The connection did not happen: MetaMask failed for an unknown reason. Unlock or restart the wallet, then try again.',
  ],
  [
    'SwitchChainError',
    'switch',
    'The switch to Base did not happen: MetaMask did not switch. Change the network in the wallet, or try again.',
  ],
] as const)(
  '%s with an unknown reason does not say that the wallet gave none, because `cause` can have its message',
  (name, act, message) => {
    expect(createErrorMessage(name, { act, wallet: 'MetaMask', chain: 'Base' })).toBe(message)
  },
)
