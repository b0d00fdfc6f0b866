import { createServer } from 'node:net'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { portFault, tryPort } from './listening.ts'

test('a port that somebody has is refused', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(tryPort(port)).rejects.toThrow(`Port ${port} is in use: choose another one`)
  other.close()
})

test('a port that wants rights is told as such', () => {
  const error = new Error('listen EACCES: permission denied 127.0.0.1:80')
  expect(portFault(80, error)?.message).toBe(
    'Port 80 needs rights that you do not have: choose another one with --port or PORT.',
  )
})

test('what is not about the port is left as it is', () => {
  expect(portFault(80, new Error('no config file'))).toBeUndefined()
})
