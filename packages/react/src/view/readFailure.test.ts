import { ConnectFailedError } from '@touchstone/connect'
import { expect, test } from 'vitest'
import { readFailure } from './failureNotice.ts'

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
  expect(readFailure(new ConnectFailedError('Ours.', { cause }))).toEqual({
    name: 'ConnectFailedError',
    reason: 'unknown',
    message: undefined,
  })
})
