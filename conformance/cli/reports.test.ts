import {
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Run } from '../core/result.ts'
import { runTouchstone } from './testing/runTouchstone.ts'

const folder = mkdtempSync(join(tmpdir(), 'touchstone-reports-'))
const file = (name: string) => join(folder, name)
const readRun = (name: string) => JSON.parse(readFileSync(file(name), 'utf8')) as Run
/** Runs a command line in the folder. */
const touchstone = (line: string, env?: Record<string, string>) =>
  runTouchstone(line.split(' '), env, folder)
const check = 'check --persona standard --only 695.* --json'
const checkMetaMask = 'check --persona metamask --expectations none --only'

beforeAll(async () => {
  await Promise.all([
    touchstone(`${check} whole.json`),
    touchstone(`${check} one.json --shard 1/2`),
    touchstone(`${check} two.json --shard 2/2`),
    touchstone(`${checkMetaMask} 1193.error.* --json bad.json`),
  ])
  const bad = readRun('bad.json')
  const mended = bad.results.map((result) => ({ ...result, status: 'pass' }))
  writeFileSync(file('good.json'), JSON.stringify({ ...bad, results: mended }))
  writeFileSync(
    file('other.json'),
    JSON.stringify({ ...bad, suite: { ...bad.suite, catalogueHash: 'sha256-1' } }),
  )
  symlinkSync(file('one.json'), file('link.json'))
  writeFileSync(file('later.json'), '{"schemaVersion":2}')
  writeFileSync(file('app.json'), JSON.stringify({ ...bad, run: { ...bad.run, mode: 'app' } }))
  writeFileSync(file('not-a-run.json'), '{"schemaVersion":1}')
})
afterAll(() => rmSync(folder, { recursive: true }))

test('diff rejects two runs without a check in common', async () => {
  const { code, stderr } = await touchstone('diff whole.json bad.json')
  expect(code).toBe(2)
  expect(stderr).toMatch(
    /^touchstone: .* have no check in common: take two runs of the same checks\.\n$/,
  )
})

describe('merge', () => {
  test('merging both shards gives the checks of the whole run and exits with 0', async () => {
    const { code, last } = await touchstone('merge one.json two.json --json merged.json')
    const ids = (name: string) => readRun(name).results.map(({ id }) => id)
    expect([code, ids('merged.json')]).toEqual([0, ids('whole.json')])
    expect(last).toContain('check: 7 pass')
  })

  test('a missing shard exits with 3 and is named', async () => {
    const { code, stdout } = await touchstone('merge one.json --json half.json')
    expect([code, stdout.includes('Shard 2/2 is missing')]).toEqual([3, true])
  })

  test('without --json, merge writes the run to standard output and the report to standard error', async () => {
    const { stdout, stderr } = await touchstone('merge one.json two.json')
    expect((JSON.parse(stdout) as Run).run.mergedFrom).toHaveLength(2)
    expect(stderr).toContain('check: 7 pass')
  })

  test.each([
    ['different catalogues', 'bad.json other.json', 'different catalogues'],
    ['different wallets', 'whole.json bad.json', 'different'],
    ['no run', 'not-a-run.json', 'is no run of this suite'],
    ['no file', 'missing.json', 'There is no file'],
  ])('exits with 2 and one line for %s', async (_, names, words) => {
    const { code, stderr } = await touchstone(`merge ${names}`)
    expect([code, stderr.trimEnd().split('\n').length, stderr.includes(words)]).toEqual([
      2,
      1,
      true,
    ])
  })
})

describe('diff', () => {
  test('exits with 1 for newly failing checks', async () => {
    const { code, stdout } = await touchstone('diff good.json bad.json')
    expect([code, /newly failing \(\d+\)\n {2}1193\.error\./.test(stdout)]).toEqual([1, true])
  })

  test('exits with 0 for newly passing checks', async () => {
    const { code, last } = await touchstone('diff bad.json good.json')
    expect([code, / 0 newly failing, [1-9]/.test(last)]).toEqual([0, true])
  })

  test('compares the common checks of different catalogues, and says that they differ', async () => {
    const { code, stdout } = await touchstone('diff bad.json other.json')
    expect([code, stdout.includes('The catalogues differ')]).toEqual([0, true])
  })
})

test('report renders a run in every format', async () => {
  const { code, last } = await touchstone(
    'report bad.json --html r.html --markdown r.md --junit r.xml --badge badge.json',
  )
  const [html, markdown, junit, svg] = ['r.html', 'r.md', 'r.xml', 'badge.svg'].map((name) =>
    readFileSync(file(name), 'utf8'),
  )
  expect([code, last.startsWith('check: ')]).toEqual([0, true])
  expect([html?.slice(0, 9), markdown?.slice(0, 11), junit?.slice(0, 5), svg?.slice(0, 4)]).toEqual(
    ['<!doctype', '## metamask', '<?xml', '<svg'],
  )
  expect(JSON.parse(readFileSync(file('badge.json'), 'utf8'))).toMatchObject({ schemaVersion: 1 })
})

describe('exits with 2 in one line for a run that is named twice', () => {
  test.each([
    'merge one.json one.json',
    'merge one.json ./link.json',
    'diff whole.json whole.json',
    'diff one.json link.json',
    'matrix whole.json whole.json',
  ])('%s', async (line) => {
    const { code, stdout, stderr } = await touchstone(line)
    expect([code, stdout, stderr]).toEqual([
      2,
      '',
      expect.stringMatching(/^touchstone: .*(twice|the same file): .*once\.\n$/),
    ])
  })

  test('merge rejects a copy of the same run', async () => {
    copyFileSync(file('one.json'), file('copy.json'))
    const { code, stderr } = await touchstone('merge one.json copy.json')
    expect([code, stderr]).toEqual([2, expect.stringContaining('cannot be merged with itself')])
  })
})

test('does not overwrite a run through a symbolic link', async () => {
  const before = readFileSync(file('one.json'), 'utf8')
  const { code, stderr } = await touchstone('report one.json --html link.json')
  expect([code, stderr]).toEqual([2, expect.stringContaining('--html would write over')])
  expect(readFileSync(file('one.json'), 'utf8')).toBe(before)
})

describe('does not overwrite a run that it reads', () => {
  test.each([
    ['report whole.json --badge whole.svg', '--badge would write over'],
    ['report whole.json --html whole.json', '--html would write over'],
    ['report whole.json --badge b.json --html b.svg', 'both --html and --badge'],
    ['merge one.json two.json --json two.json', '--json would write over'],
    ['matrix whole.json --json whole.json', '--json would write over'],
    ['matrix whole.json --json m.x --html m.x', 'both --json and --html'],
    ['matrix whole.json --html ', '--html wants the name of a file'],
  ])('%s', async (line, words) => {
    const before = readFileSync(file('whole.json'), 'utf8')

    const { code, stderr } = await touchstone(line)

    expect([code, stderr]).toEqual([2, expect.stringContaining(words)])
    expect(readFileSync(file('whole.json'), 'utf8')).toBe(before)
  })
})

test.each([
  ['one.json', / --only '695\.\*' --shard 1\/2 --seed \d+$/],
  ['bad.json', / --only '1193\.error\.\*' --expectations none --seed \d+$/],
])('the command of %s repeats the run', (name, words) => {
  const { run } = readRun(name)
  expect(run.command).toMatch(words)
})

test('reads a run that begins with a byte order mark', async () => {
  writeFileSync(file('marked.json'), `\ufeff${readFileSync(file('whole.json'), 'utf8')}`)
  const { code, last } = await touchstone('report marked.json')
  expect([code, last]).toEqual([0, expect.stringContaining('check: 7 pass')])
})

test('rejects a run of another schema version and names the version', async () => {
  const { code, stderr } = await touchstone('report later.json')
  expect([code, stderr]).toEqual([2, expect.stringContaining('is in version 2 of the form')])
})

test('matrix rejects runs of dapps', async () => {
  const { code, stderr } = await touchstone('matrix whole.json app.json')
  expect([code, stderr]).toEqual([2, expect.stringContaining('app.json is about a dapp')])
})

test('matrix puts many runs side by side', async () => {
  const { code, stdout, last } = await touchstone(
    'matrix whole.json bad.json --html m.html --json m.json',
  )
  expect([code, last, stdout.includes('? unknown')]).toEqual([
    0,
    expect.stringContaining('2 wallets'),
    true,
  ])
  expect(JSON.parse(readFileSync(file('m.json'), 'utf8'))).toMatchObject({
    wallets: [{ wallet: 'metamask' }, { wallet: 'standard' }],
  })
})

test('matrix escapes the name of a run that it leaves out', async () => {
  const run = readRun('whole.json')
  const name = '\u001b[2J\n::error::x'
  writeFileSync(file('named.json'), JSON.stringify({ ...run, subject: { ...run.subject, name } }))
  const { stdout } = await touchstone('matrix named.json --site site')
  expect(stdout.split('\n')[0]).toBe(
    'left out: \\u001b[2J ::error::x: a run of a fake-persona says nothing of a wallet',
  )
})

test('--github prints annotations and writes the summary', async () => {
  const line = `${checkMetaMask} 1193.error.instanceofError --github`
  const { stdout } = await touchstone(line, { GITHUB_STEP_SUMMARY: file('summary.md') })
  expect(stdout).toContain('::error title=1193.error.instanceofError::')
  expect(readFileSync(file('summary.md'), 'utf8')).toContain('## metamask')
})
