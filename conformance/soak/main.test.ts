import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const main = new URL('main.ts', import.meta.url).pathname

test('prints one line and exits with code 2 on wrong usage', async () => {
  const run = promisify(execFile)(process.execPath, [main, '--steps', 'abc'])
  await expect(run).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'soak: --steps wants a whole number, not "abc".\n',
  })
})

test.each(['SIGINT', 'SIGTERM'] as const)('prints the results so far on %s', async (signal) => {
  const args = [main, 'transitions', 'walks', '--steps', '100000000']
  const run = spawn(process.execPath, args)
  let output = ''
  run.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  await once(run.stdout, 'data')
  run.kill(signal)
  const [code] = (await once(run, 'close')) as [number]
  expect(code).toBe(signal === 'SIGINT' ? 130 : 143)
  expect(output).toMatch(
    /transitions .* steps in .* seed 1 \(stopped\)\nsoak: 0 passed, 0 failed, 2 stopped\n$/,
  )
})
