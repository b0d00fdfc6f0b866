import { expect, onTestFinished, test } from 'vitest'
import { startAnvilProcess } from './startAnvilProcess.ts'
import { stopChildProgram } from './stopChildProgram.ts'

/** Starts Node with this code instead of Anvil. The code reads the variable `port` from the arguments. */
const start = (code: string, timeout = 10_000) =>
  startAnvilProcess({
    binary: process.execPath,
    args: ['-e', `const port = process.argv.at(-1);${code}`, '--'],
    timeout,
    clean: (text) => text.replace('key', '…'),
  })

test('tries the next address when one is in use', async () => {
  const inUse = `if (port !== '0') { console.error('Error: Address already in use (os error 98)'); process.exit(1) }`
  const node = await start(
    `${inUse} console.log('Listening on 127.0.0.1:1234'); setInterval(() => {}, 1e6)`,
  )
  onTestFinished(() => stopChildProgram(node.program))
  expect(node.url).toBe('http://127.0.0.1:1234')
})

test('reports the last line of a node that ends, without credentials', async () => {
  await expect(start(`console.error('first\\nno key'); process.exit(1)`)).rejects.toThrow(
    'The local chain ended before it listened: no ….',
  )
})

test('gives up a node that does not listen in time', async () => {
  await expect(start('setInterval(() => {}, 1e6)', 300)).rejects.toThrow(
    'The local chain did not listen within 300 ms.',
  )
})
