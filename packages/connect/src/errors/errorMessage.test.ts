import { expect, test } from 'vitest'
import { errorMessage } from './errorMessage.ts'

test.each([
  ['ConnectFailedError', 'connect', 'The connection did not happen'],
  ['SwitchChainError', 'switch', 'The switch to Base did not happen'],
] as const)('%s of a locked wallet says to unlock it', (name, act, what) => {
  const facts = { act, wallet: 'MetaMask', chain: 'Base', reason: 'locked' } as const
  expect(errorMessage(name, facts)).toBe(`${what}: MetaMask is locked. Unlock it, then try again.`)
})
