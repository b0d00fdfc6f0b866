import { spawnSync } from 'node:child_process'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const door = fileURLToPath(new URL('run.mjs', import.meta.url))

test.each([
  [['frobnicate'], 'Unknown command "frobnicate"'],
  [['start', '--port', 'x'], '--port must be a number'],
])('prints one line on stderr and exits with 2: %j', (argv, beginning) => {
  const run = spawnSync(process.execPath, [door, ...argv], { encoding: 'utf8' })

  expect(run.stderr.startsWith(beginning)).toBe(true)
  expect({
    status: run.status,
    stdout: run.stdout,
    lines: run.stderr.trim().split('\n').length,
  }).toEqual({ status: 2, stdout: '', lines: 1 })
})
