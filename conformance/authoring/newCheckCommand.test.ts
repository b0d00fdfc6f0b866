import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const suite = fileURLToPath(new URL('../', import.meta.url))
const copy = mkdtempSync(join(tmpdir(), 'touchstone-new-check-'))
const id = '3326.switch.example-1'

const run = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
const newCheck = (name: string) => run('authoring/newCheckCommand.ts', name)
const here = (path: string) => join(copy, path)

beforeAll(() => {
  const left = ['node_modules', '.results', 'test-results', 'journeys', 'metamask']
  cpSync(suite, copy, {
    recursive: true,
    filter: (from) => !left.includes(basename(from)),
  })
  symlinkSync(join(suite, 'node_modules'), here('node_modules'))
})
afterAll(() => rmSync(copy, { recursive: true }))

describe('wrong usage exits with 2 and one line, and writes nothing', () => {
  test.each([
    ['nowhere/1.x', 'There is no group "nowhere"'],
    ['switch/NoId', 'is no id'],
    ['switch/3326.switch.same', 'There is a check 3326.switch.same already'],
  ])('%s', (name, words) => {
    const { status, stderr } = newCheck(name)
    expect([status, stderr.trimEnd().split('\n').length, stderr.includes(words)]).toEqual([
      2,
      1,
      true,
    ])
  })
})

test('a new check has its files, is in the catalogue, and runs', () => {
  const { status, stdout } = newCheck(`switch/${id}`)
  const files = stdout.split('\n').filter((line) => line.startsWith('conformance/'))
  expect([
    status,
    files.filter(
      (file) => !existsSync(join(copy, '..', file.replace('conformance', basename(copy)))),
    ),
  ]).toEqual([0, []])
  expect(files).toHaveLength(5)

  const before = readFileSync(join(suite, 'spec/catalogue.json'), 'utf8')
  const after = readFileSync(here('spec/catalogue.json'), 'utf8')
  expect(JSON.parse(after)).toHaveLength((JSON.parse(before) as unknown[]).length + 1)

  const checked = run('cli/main.ts', 'check', '--persona', 'standard', '--only', id)
  expect(checked.stdout).toContain('check: 1 pass, 0 fail')
})

test('a new check passes the tests of judges, index and pages', () => {
  const vitest = join(suite, 'node_modules/vitest/vitest.mjs')
  const args = [
    'run',
    'wallet/checks/transcripts.test.ts',
    'wallet/checks/index.test.ts',
    'authoring/writeCheckPages.test.ts',
    'authoring/renderCheckPages.test.ts',
  ]
  expect(
    execFileSync(process.execPath, [vitest, ...args], { cwd: copy, encoding: 'utf8' }),
  ).toMatch(/Tests .*\d+ passed/)
})

test('a new check of level MUST is in core, and in no dated list', () => {
  const file = here(`wallet/checks/switch/${id}.ts`)
  writeFileSync(file, readFileSync(file, 'utf8').replace("level: 'INFO'", "level: 'MUST'"))
  run('authoring/writeIndexAndCatalogue.ts')

  const played = (profile: string) =>
    run('cli/main.ts', 'check', '--persona', 'standard', '--only', id, '--profile', profile)
  expect(played('core').stdout).toContain('check: 1 pass, 0 fail')
  expect(played('core-2026.1').status).toBe(2)

  const vitest = join(suite, 'node_modules/vitest/vitest.mjs')
  expect(run(vitest, 'run', 'wallet/checks/index.test.ts').status).toBe(0)
})
