import { expect, test } from 'vitest'
import { portChainError } from './openGate.ts'

// The tests use error objects instead of a server, because the machine decides which ports are privileged,
// and root may use them.
test.each([
  ['EACCES', 'port-forbidden', 'Port 80 needs rights that you do not have:'],
  ['EADDRINUSE', 'port-in-use', 'Port 80 is in use:'],
])('%s is %s', (code, reason, words) => {
  const error = portChainError(80, Object.assign(new Error(), { code }))
  expect(error).toMatchObject({ reason, message: `${words} the local chain needs another one.` })
})

test('returns undefined for other errors', () => {
  expect(portChainError(80, Object.assign(new Error(), { code: 'EMFILE' }))).toBeUndefined()
})
