import { ConnectFailedError } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { readFailure, walletMessage } from './readFailure.ts'

const thrower = {
  get message(): string {
    throw new Error('from a getter')
  },
}
const { proxy: revoked, revoke } = Proxy.revocable({}, {})
revoke()

test.each([
  ['a getter that throws', thrower],
  ['a revoked proxy', revoked],
])('reads no words from %s and does not throw', (_, cause) => {
  expect(walletMessage(cause)).toBeUndefined()
  expect(readFailure(new ConnectFailedError('Ours.', { cause }))).toEqual({
    name: 'ConnectFailed',
    cause: 'unknown',
    reason: undefined,
    message: undefined,
  })
})

test('cuts long words of a wallet between two characters', () => {
  expect(walletMessage('🦊'.repeat(121))).toBe(`${'🦊'.repeat(119)}…`)
})
