import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { runWithDescriptorLimit } from '../testing/runWithDescriptorLimit.ts'
import { watchProcessMemory } from './watchProcessMemory.ts'

const mebibyte = 2 ** 20

/** Runs this code in a process whose memory is watched. Resolves with the reason that `watchProcessMemory` reports. */
function reasonOf(code: string, limit: number): Promise<string> {
  const child = spawn(process.execPath, ['-e', code], { stdio: 'ignore', detached: true })
  return new Promise((resolve) => {
    const stop = watchProcessMemory(child.pid!, limit, resolve)
    onTestFinished(() => {
      stop()
      // The code may start a process too: end the whole process group.
      process.kill(-child.pid!, 'SIGKILL')
    })
  })
}

const holds = 'globalThis.held = Buffer.alloc(500 * 2 ** 20, 1); setInterval(() => {}, 1000)'
const starts = (code: string) =>
  `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(code)}])`
const works = (code: string) =>
  `new (require('node:worker_threads').Worker)(${JSON.stringify(code)}, { eval: true })`

test.each([
  ['a process', holds],
  ['its child', starts(holds)],
  ['a child that a worker thread started', works(`${starts(holds)}; setInterval(() => {}, 1000)`)],
])('calls back when %s holds more than the limit', async (_, code) => {
  expect(await reasonOf(code, 450 * mebibyte)).toMatch(/^held (4[5-9]|[5-9]\d)\d MiB of memory$/)
})

test('calls back when the memory cannot be read', async () => {
  const printed = await runWithDescriptorLimit(
    60,
    `
    const { watchProcessMemory } = await import(${JSON.stringify(fileURLToPath(new URL('watchProcessMemory.ts', import.meta.url)))})
    takeDescriptors()
    watchProcessMemory(process.pid, 2 ** 40, (reason) => console.log(reason))
    await new Promise((resolve) => setTimeout(resolve, 1000))`,
  )
  expect(printed).toMatch(/^was ended, because its memory cannot be read: EMFILE: [^\n]*\n$/)
})
