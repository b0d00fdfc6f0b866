import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { sandboxSkipReason } from '../drivers/providerModule/sandbox/testing/sandboxSkipReason.ts'
import { readRun } from './readRun.ts'
import { runTouchstone } from './testing/runTouchstone.ts'

const skipped = sandboxSkipReason()

const main = fileURLToPath(new URL('main.ts', import.meta.url))
const fixtures = fileURLToPath(new URL('../drivers/providerModule/fixtures/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'touchstone-cli-sandbox-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('--sandbox exits with 2 and one line for a module without a project', async () => {
  const file = join(folder, 'no-project.mjs')
  writeFileSync(file, 'export default () => ({ provider: {} })')
  const { code, stderr } = await runTouchstone(['check', '--provider', file, '--sandbox'])
  expect([code, stderr]).toEqual([2, expect.stringMatching(/^touchstone: --sandbox [^\n]+\.\n$/)])
})

test.skipIf(skipped)(`the command of a run in a sandbox has the option${skipped}`, async () => {
  const json = join(folder, 'run.json')
  const args = ['--provider', `${fixtures}correct.ts`, '--sandbox', '--only', '695.chainId.hex']
  await runTouchstone(['check', ...args, '--json', json])
  expect(readRun(json).run.command).toMatch(/--provider correct.ts --sandbox /)
})

test.skipIf(skipped)(`a sandbox ends when the suite is killed${skipped}`, async () => {
  const { suite, started } = await startInSandbox()
  suite.kill('SIGKILL')
  await expect.poll(() => started.filter(isAlive), { timeout: 20_000 }).toEqual([])
})

test.skipIf(skipped)(`Ctrl-C leaves neither a sandbox nor its files${skipped}`, async () => {
  const { suite, started, temporary } = await startInSandbox()
  suite.kill('SIGINT')
  await expect.poll(() => started.filter(isAlive), { timeout: 20_000 }).toEqual([])
  await expect
    .poll(() => readdirSync(temporary).filter((name) => name.startsWith('touchstone-')))
    .toEqual([])
})

/**
 * Starts the suite with a module that runs in a sandbox. Returns the process of the suite, the pids of the
 * processes that it started, and its folder for temporary files.
 */
async function startInSandbox() {
  const temporary = mkdtempSync(join(folder, 'tmp-'))
  const args = ['--provider', `${fixtures}hangs-on-all.mjs`, '--sandbox', '--timeout', '60000']
  const suite = spawn(process.execPath, [main, 'check', ...args], {
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: temporary },
  })
  onTestFinished(() => void suite.kill('SIGKILL'))
  // Bubblewrap is a child of the suite, and Node is a child of Bubblewrap. So wait for grandchildren.
  const inside = () => childrenOf(suite.pid!).flatMap(childrenOf)
  await expect.poll(inside, { timeout: 20_000 }).not.toEqual([])
  return { suite, temporary, started: [...childrenOf(suite.pid!), ...inside()] }
}

function childrenOf(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return children.split(' ').filter(Boolean).map(Number)
  } catch {
    return []
  }
}

/** Returns whether a process is alive. A zombie has ended: its parent has not read its exit status yet. */
function isAlive(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'))
  } catch {
    return false
  }
}
