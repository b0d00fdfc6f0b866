import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { installSynpress } from './synpress.ts'

beforeEach(() => {
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => {
    write.mockRestore()
    vi.unstubAllEnvs()
  })
})

test('installs with the pnpm on the path', async () => {
  const { install, log } = setUp({ pnpm: '', npx: 'exit 1' })
  await install()
  expect(log()).toEqual(['install --frozen-lockfile'])
})

test('runs pnpm through npx if pnpm is not installed', async () => {
  const { install, log } = setUp({ npx: '' })
  await install()
  expect(log()).toEqual(['--yes pnpm@1.2.3 install --frozen-lockfile'])
})

test.each([
  [
    'what pnpm says of its failure',
    { pnpm: 'echo " ERR_PNPM_NO_NETWORK  down" >&2; exit 7' },
    'ERR_PNPM_NO_NETWORK  down',
  ],
  ['that there is neither pnpm nor npx', {}, 'there is neither pnpm nor npx on the path'],
])('says in one line %s', async (_, programs, reason) => {
  const { install, workspace } = setUp(programs)
  await expect(install()).rejects.toMatchObject({
    name: 'UsageError',
    message: `Synpress is not installed (${reason}): run "pnpm install --frozen-lockfile" in ${workspace}.`,
  })
})

/** Creates a workspace, and programs that record their arguments and run the given scripts. */
function setUp(programs: { pnpm?: string; npx?: string }) {
  const workspace = mkdtempSync(join(tmpdir(), 'touchstone-synpress-'))
  onTestFinished(() => rmSync(workspace, { recursive: true }))
  mkdirSync(join(workspace, 'bin'))
  writeFileSync(join(workspace, 'package.json'), '{ "packageManager": "pnpm@1.2.3" }')
  for (const [name, script] of Object.entries(programs))
    writeFileSync(join(workspace, 'bin', name), `#!/bin/sh\necho "$@" >> log\n${script}\n`, {
      mode: 0o755,
    })
  vi.stubEnv('PATH', join(workspace, 'bin'))
  return {
    workspace,
    install: () => installSynpress(workspace),
    log: () => readFileSync(join(workspace, 'log'), 'utf8').trim().split('\n'),
  }
}
