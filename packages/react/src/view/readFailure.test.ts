import { ConnectFailedError } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { readFailure, saidBy } from './readFailure.ts'

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
  expect(saidBy(cause)).toBeUndefined()
  expect(readFailure(new ConnectFailedError('Ours.', { cause }))).toEqual({
    name: 'ConnectFailed',
    cause: 'unknown',
    reason: undefined,
    said: undefined,
  })
})

test('cuts long words of a wallet between two characters', () => {
  expect(saidBy('🦊'.repeat(121))).toBe(`${'🦊'.repeat(119)}…`)
})
