import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const parent = fileURLToPath(new URL('fixtures/parent.mjs', import.meta.url))

test('returns the exit code of the program', async () => {
  const run = start('process.exit(7)')

  expect(await once(run, 'exit')).toEqual([7, null])
})

test.each(['SIGTERM', 'SIGINT'] as const)('passes %s on', async (signal) => {
  const run = start(`
    process.on('${signal}', () => process.exit(5))
    setInterval(() => {}, 1000)
    console.log('ready')`)
  await firstLine(run)

  run.kill(signal)

  expect(await once(run, 'exit')).toEqual([5, null])
})

test('opens no inspector on SIGUSR1', async () => {
  const run = start(
    `process.on('SIGTERM', () => process.exit(5))
    process.kill(process.ppid, 'SIGUSR1')
    process.kill(process.ppid, 'SIGTERM')
    setInterval(() => {}, 1000)`,
    'pipe',
  )
  const errors = text(run.stderr!)

  expect([await once(run, 'exit'), await errors]).toEqual([[5, null], ''])
})

test('stops the program when it is killed itself', async () => {
  const run = start("setInterval(() => {}, 1000); console.log('ready')")
  await firstLine(run)

  run.kill('SIGKILL')

  // The output pipe closes when no process holds its other end, so its event `close` shows that the program
  // has ended.
  await expect(once(run.stdout!.resume(), 'close')).resolves.toBeDefined()
})

test('does not stop a finished program whose channel is open', async () => {
  const run = start("console.log('ready')")

  expect(await once(run, 'exit')).toEqual([0, null])
})

test('does not preload exitWithParent.mjs into children of the program', async () => {
  const run = start('console.log(JSON.stringify(process.execArgv))')

  expect(await firstLine(run)).not.toContain('exitWithParent')
})

test('runs a program in a checkout whose path has spaces, quotes and percent signs', async () => {
  const checkout = join(mkdtempSync(join(tmpdir(), 'checkout-')), `a b%20c'd#e`)
  onTestFinished(() => rmSync(dirname(checkout), { recursive: true }))
  cpSync(import.meta.dirname, checkout, { recursive: true })
  const run = spawn(process.execPath, [join(checkout, 'fixtures/parent.mjs'), 'process.exit(7)'])

  expect(await once(run, 'exit')).toEqual([7, null])
})

function start(program: string, stderr: 'inherit' | 'pipe' = 'inherit'): ChildProcess {
  return spawn(process.execPath, [parent, program], { stdio: ['ignore', 'pipe', stderr] })
}

async function firstLine(run: ChildProcess): Promise<string> {
  const [chunk] = await once(run.stdout!, 'data')
  return String(chunk).split('\n')[0]!
}
