import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { journalFile } from './resultsJournal.ts'
import { readRun } from './readRun.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

test.for([
  ['check', '--persona', 'standard', '--in', 'node', '--profile', 'all'],
  ['app', '--wallet', 'standard', '--in', 'node'],
])('Ctrl-C keeps the results of touchstone %s so far', async (args) => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-interrupt-'))
  const json = join(folder, 'run.json')
  const run = spawn(process.execPath, [main, ...args, '--json', json], { stdio: 'ignore' })
  onTestFinished(() => {
    run.kill('SIGKILL')
    rmSync(folder, { recursive: true })
  })
  const exit = once(run, 'exit')
  await expect.poll(() => existsSync(journalFile(json)), { timeout: 30_000 }).toBe(true)
  run.kill('SIGINT')
  expect(await exit).toEqual([130, null])
  const isUnfinished = readRun(json).results.map(({ status }) => status === 'harness-error')
  expect(new Set(isUnfinished)).toEqual(new Set([true, false]))
})
