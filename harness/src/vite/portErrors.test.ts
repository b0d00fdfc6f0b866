import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { listenOnLoopback } from '../server/listenOnLoopback.ts'
import { portUsageError, requireFreePort } from './portErrors.ts'

test('refuses a used port', async () => {
  const other = createServer()
  const port = await listenOnLoopback(other, 0)
  await expect(requireFreePort(port)).rejects.toThrow(`Port ${port} is in use: choose another one`)
  other.close()
})

test('explains a port that needs rights', () => {
  const error = new Error('listen EACCES: permission denied 127.0.0.1:80')
  expect(portUsageError(80, error)?.message).toBe(
    'Port 80 needs rights that you do not have: choose another one with --port or PORT.',
  )
})

test('returns undefined for other errors', () => {
  expect(portUsageError(80, new Error('no config file'))).toBeUndefined()
})
