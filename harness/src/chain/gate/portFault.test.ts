import { expect, test } from 'vitest'
import { portFault } from './portFault.ts'

// Which ports need rights is the machine's affair, and root needs none: hence not with a server.
test.each([
  ['EACCES', 'port-forbidden', 'Port 80 needs rights that you do not have:'],
  ['EADDRINUSE', 'port-in-use', 'Port 80 is in use:'],
])('%s is %s', (code, reason, words) => {
  const error = portFault(80, Object.assign(new Error(), { code }))
  expect(error).toMatchObject({ reason, message: `${words} the local chain needs another one.` })
})

test('what is not about the port is left as it is', () => {
  expect(portFault(80, Object.assign(new Error(), { code: 'EMFILE' }))).toBeUndefined()
})
