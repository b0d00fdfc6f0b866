import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folder } from './install.ts'

test('runs that have to install at once do so one after the other', async () => {
  const at = driver('echo begins >> log; "$NODE" -e 0; echo ends >> log')

  const codes = await Promise.all([installIn(at), installIn(at), installIn(at)])

  const log = readFileSync(join(at, 'log'), 'utf8').trim().split('\n')
  expect(codes).toEqual([0, 0, 0])
  expect(log).toEqual(['begins', 'ends', 'begins', 'ends', 'begins', 'ends'])
})

test('who waited for another run finds it installed', async () => {
  const at = driver(
    'echo begins >> log; PATH=/usr/bin:/bin; cp pnpm-lock.yaml node_modules/.pnpm/lock.yaml',
  )
  mkdirSync(join(at, 'node_modules/.pnpm'), { recursive: true })
  writeFileSync(join(at, 'pnpm-lock.yaml'), 'one')

  const codes = await Promise.all([installIn(at), installIn(at)])

  expect([codes, readFileSync(join(at, 'log'), 'utf8')]).toEqual([[0, 0], 'begins\n'])
})

test('how pnpm ended is how it ends', async () => {
  expect(await installIn(driver('exit 7'))).toBe(7)
})

test('where there is no pnpm, npx brings the one that the driver names', async () => {
  const at = driver()
  writeFileSync(join(at, 'npx'), '#!/bin/sh\necho "$@" > log\n', { mode: 0o755 })

  const code = await installIn(at)

  const log = readFileSync(join(at, 'log'), 'utf8')
  expect([code, log]).toEqual([0, '--yes pnpm@1.2.3 install --frozen-lockfile\n'])
})

test('that there is neither is said as a shell says it', async () => {
  expect(await installIn(driver())).toBe(127)
})

test('a pnpm that cannot be started is none that is missing', async () => {
  const at = driver('exit 0')
  chmodSync(join(at, 'pnpm'), 0o644)
  expect(await installIn(at)).toBe(1)
})

/** A folder to install in, and a pnpm that does this; absent: none. */
function driver(pnpm?: string): string {
  const at = mkdtempSync(join(tmpdir(), 'touchstone-driver-'))
  onTestFinished(() => rmSync(at, { recursive: true }))
  writeFileSync(join(at, 'package.json'), '{ "packageManager": "pnpm@1.2.3" }')
  if (pnpm) writeFileSync(join(at, 'pnpm'), `#!/bin/sh\n${pnpm}\n`, { mode: 0o755 })
  return at
}

async function installIn(at: string): Promise<unknown> {
  const script = `${folder}src/installAlone.ts`
  const env = { PATH: at, NODE: process.execPath }
  const child = spawn(process.execPath, ['--no-warnings', script], { cwd: at, env })
  const [code] = (await once(child, 'close')) as unknown[]
  return code
}
