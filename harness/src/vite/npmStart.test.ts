import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { listenOnLoopback } from '../server/listenOnLoopback.ts'

/**
 * Runs the program behind `npm start` until it ends by itself. Returns its exit code and its error output.
 */
async function start(args: readonly string[], env: Record<string, string> = {}) {
  const program = fileURLToPath(new URL('npmStart.ts', import.meta.url))
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...env } })
  const [[code], printed] = await Promise.all([once(child, 'exit'), text(child.stderr)])
  return { code: code as number, printed }
}

test('exits with code 2 and one line for a used port', async () => {
  const other = createServer()
  const port = await listenOnLoopback(other, 0)
  const { code, printed } = await start(['--port', String(port)])
  other.close()
  expect({ code, printed }).toEqual({
    code: 2,
    printed: `Port ${port} is in use: choose another one with --port or PORT.\n`,
  })
})

test('exits with code 2 and one line if the RPC does not answer', async () => {
  const { code, printed } = await start(['--port', '0'], { BSC_RPC_URL: 'http://127.0.0.1:2' })
  expect(code).toBe(2)
  expect(printed).toMatch(/^The RPC to fork chain 56 from does not answer .*BSC_RPC_URL.*\n$/)
})

test.each([
  'http://user-key:word-key@127.0.0.1:2/path-key-1?apikey=query-key',
  'wss://user-key:word-key@127.0.0.1:2/path-key-1?apikey=query-key',
  '127.0.0.1:2/path-key-1?apikey=query-key',
])('does not print the key in the RPC address %s', async (url) => {
  const { code, printed } = await start(['--port', '0'], { BSC_RPC_URL: url })
  expect(code).toBe(2)
  expect(printed).toMatch(/^[^\n]*BSC_RPC_URL[^\n]*\n$/)
  expect(printed).not.toMatch(/(user|word|path|query)-key/)
})

test('exits with code 2 and one line for an unknown option', async () => {
  const { code, printed } = await start(['--prot', '1'])
  expect(code).toBe(2)
  expect(printed).toMatch(/^Unknown option '--prot'\. Usage: .*\n$/)
})
