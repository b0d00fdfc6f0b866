import { spawnSync } from 'node:child_process'
import {
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import type { Run } from '../core/result.ts'
import { runTouchstone } from './testing/runTouchstone.ts'

const own = fileURLToPath(new URL('../package.json', import.meta.url))
const main = fileURLToPath(new URL('main.ts', import.meta.url))
const fixtures = fileURLToPath(new URL('../drivers/providerModule/fixtures/', import.meta.url))
const ofPersona = fileURLToPath(new URL('../drivers/persona/fixtures/', import.meta.url))
const ofMetaMask = fileURLToPath(new URL('../expectations/metamask.json', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'touchstone-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs `touchstone check` in the folder. Splits `options` at spaces, but not the arguments after it. */
const check = (options: string, ...more: string[]) =>
  runTouchstone(['check', ...options.split(' '), ...more], {}, folder)
const readRun = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Run
/** Writes a file that declares this outcome of `695.chainId.hex` on the standard wallet. */
const declare = (file: string, outcome: { status: string } | { intermittent: string[] }) => {
  const about = { reason: 'Ids are drawn by lot.', link: 'https://example.org' }
  const expected = [{ check: '695.chainId.hex', ...outcome, ...about }]
  writeFileSync(join(folder, file), JSON.stringify({ subject: 'standard', expected }))
}

test('an error of a module that nothing catches exits with 3', async () => {
  const { code, stderr } = await check('--persona', `${ofPersona}throws-later.ts`)
  expect([code, stderr.split('\n')[0]]).toEqual([
    3,
    'touchstone: the run ended before its result: the error below was not caught.',
  ])
})

describe('wrong usage exits with 2 and one line', () => {
  test.each([
    [[], 'which command?'],
    [['nope'], "unknown command 'nope'"],
    [['check'], 'one of --provider FILE'],
    [['check', '--persona', 'nobody'], 'no persona "nobody"'],
    [['check', '--persona', 'nobody', '--in', 'page'], 'no persona "nobody"'],
    [['check', '--persona', 'missing.persona.ts'], 'no file missing.persona.ts'],
    [['check', '--persona', `${ofPersona}misspelt.persona.ts`], '"polcy" is unknown here'],
    [['check', '--persona', `${ofPersona}zephyr.persona.ts`, '--in', 'relay'], 'has no phone'],
    [['check', '--persona', `${ofPersona}exits.ts`], 'a module called process.exit(0).'],
    [['check', '--persona', `${ofPersona}never-loads.ts`], 'a promise that never settles.'],
    [['record'], 'record wants --driver NAME, the wallet to record: metamask, rabby, rainbow.'],
    [['record', '--driver', 'gate'], 'There is no driver "gate" that records.'],
    [['record', '--driver', 'rabby', '--metamask', '13.36.0'], 'MetaMask, not of rabby'],
    [['certify', 'rabby', '--extension', ''], '--extension needs the folder of an unpacked build.'],
    [['certify', 'gate'], 'There are no recordings of "gate". Known: metamask, rabby, rainbow.'],
    [['certify', 'rabby', '--metamask', '13.36.0'], 'names a build of MetaMask, not of rabby'],
    [['check', '--persona', 'standard', '--sandbox'], 'it wants --provider FILE'],
    [['check', '--persona', 'standard', '--bogus'], "unknown option '--bogus'"],
    [['check', '--persona', 'standard', '--profile', 'nope'], 'no profile "nope"'],
    [['check', '--persona', 'standard', '--only', 'zzz*'], 'No check fits'],
    [['check', '--persona', 'standard', '--only', ''], '--only wants an id or a glob'],
    [['check', '--persona', 'standard', '--shard', '4/3'], '--shard wants I/N'],
    [['check', '--persona', 'standard', '--shard', `1/${'9'.repeat(20)}`], '--shard wants I/N'],
    [['check', '--persona', 'standard', '--seed', 'x'], '--seed wants a whole number'],
    [['check', '--persona', 'standard', '--seed', '9'.repeat(20)], '--seed wants a whole number'],
    [['check', '--persona', 'standard', '--timeout', '0'], '--timeout wants at least 1 ms'],
    [['check', '--persona', 'standard', '--timeout', '9'.repeat(11)], 'wants at most 2147483647'],
    [['check', '--persona', 'standard', '--json', ''], '--json wants the name of a file'],
    [['check', '--persona', 'standard', '--json', 'x', '--html', './x'], 'both --json and --html'],
    [['check', '--persona', 'standard', '--expectations', 'missing.json'], 'no file missing.json'],
    [['check', '--persona', 'rabby', '--expectations', ofMetaMask], 'this run is about "rabby"'],
    [['app', '--wallet', 'rabby', '--expectations', ofMetaMask], 'this run is about "app-rabby"'],
    [['check', '--provider', 'missing.ts'], 'no file missing.ts'],
    [['check', '--provider', 'missing.ts', '--in', 'page'], 'leave --in out'],
    [['check', '--provider', `${fixtures}throws-at-import.mjs`], 'boom at import'],
    [['check', '--provider', `${fixtures}throws-escapes.mjs`], '\\u001b[2Jnothing to see'],
    [['check', '--provider', `${fixtures}no-default-export.mjs`], 'no default export'],
    [['check', '--provider', `${fixtures}create-throws.mjs`], 'no seed phrase'],
    [
      ['check', '--provider', `${fixtures}lacks-no-feature.mjs`],
      'declares to lack "eip5792", which is no feature. Known: eip-6963, ',
    ],
    // Both modules would fail. But the command reports the unwritable file before it loads a module.
    [['check', '--provider', `${fixtures}create-throws.mjs`, '--html', folder], 'be written'],
    [['app', '--wallet', 'standard', '--dapp', 'missing.ts', '--junit', folder], 'be written'],
    [['check', '--url', '--persona', 'standard'], '--url does not take --persona'],
    [['check', '--url', '--profile', 'legacy'], 'The page has no profile "legacy"'],
    [['mutants', '--only', 'nope'], 'no mutant "nope"'],
    [['mutants', '--only', ''], '--only wants an id or a glob'],
  ])('%j', async (args, words) => {
    const { code, stderr } = await runTouchstone(args)
    expect(code).toBe(2)
    expect(stderr).toContain(words)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
  })

  test('exits with 2 and one line when a node does not answer', async () => {
    const env = { BSC_RPC_URL: 'http://127.0.0.1:9' }
    const { code, stderr } = await runTouchstone(
      ['check', '--persona', 'standard', '--only', '695.*'],
      env,
    )
    expect([code, stderr.trimEnd().split('\n').length]).toEqual([2, 1])
  })
})

test.each(['--version', '-V'])('%s prints the version of the suite', async (option) => {
  const { version } = JSON.parse(readFileSync(own, 'utf8')) as { version: string }
  expect(await runTouchstone([option])).toMatchObject({
    code: 0,
    stdout: `${version}\n`,
    stderr: '',
  })
})

test('--only given twice selects the union, and the command of the run repeats it', async () => {
  await check('--persona standard --only 1193.api.request --only 2700.* --json either.json')
  const { results, run } = readRun('either.json')
  const groups = new Set(results.map(({ id }) => id.replace(/^2700.*/, '2700.*')))
  expect([[...groups].toSorted(), run.only]).toEqual([
    ['1193.api.request', '2700.*'],
    '{1193.api.request,2700.*}',
  ])
})

test('a correct wallet exits with 0, and the files that are written are valid', async () => {
  const files = '--json run.json --html run.html --junit run.xml'
  const { code, last } = await check(
    `--persona standard --only 3326.switch.reject.* --seed 5 ${files}`,
  )
  expect([code, last]).toEqual([
    0,
    'check: 5 pass, 0 fail, 0 warn, 0 info, 0 blocked, 0 not-applicable, 0 timeout, 0 harness-error',
  ])
  expect(readRun('run.json')).toMatchObject({ run: { seed: 5 }, summary: { exitCode: 0 } })
  expect(readFileSync(join(folder, 'run.html'), 'utf8')).toContain('3326.switch.reject.4001')
  expect(readFileSync(join(folder, 'run.xml'), 'utf8')).toContain('tests="5"')
})

test('the persona of a file is checked, and the command of the run names the file', async () => {
  const persona = `${ofPersona}zephyr.persona.ts`
  const { code } = await check('--only 695.chainId.hex --json persona.json --persona', persona)
  expect(code).toBe(1)
  const { results, run, subject } = readRun('persona.json')
  expect(results).toMatchObject([{ id: '695.chainId.hex', status: 'fail' }])
  expect(subject).toMatchObject({ name: 'zephyr.persona.ts', kind: 'fake-persona' })
  expect(run.command).toContain('touchstone check --persona zephyr.persona.ts ')
})

test.skipIf(!existsSync('/dev/full'))(
  'a full disk does not prevent the printed table',
  async () => {
    const { code, last } = await check('--persona standard --only 695.chainId.hex --json /dev/full')
    expect([code, last]).toEqual([2, expect.stringContaining('check: 1 pass')])
  },
)

test('an unexpected failure exits with 1', async () => {
  const { code, last } = await check(
    '--persona metamask --expectations none --only 1193.error.instanceofError',
  )
  expect([code, last]).toEqual([1, expect.stringContaining('1 fail')])
})

test('a declared failure exits with 0', async () => {
  const { code } = await check('--persona metamask --only 1193.error.instanceofError')
  expect(code).toBe(0)
})

test('a declared failure that passes exits with 1 and is named', async () => {
  declare('stale.json', { status: 'fail' })
  const { code, stdout } = await check(
    '--persona standard --only 695.chainId.hex --expectations stale.json',
  )
  expect([code, stdout.includes('stale    695.chainId.hex')]).toEqual([1, true])
})

describe('an intermittent outcome', () => {
  const checkWith = (...intermittent: string[]) => {
    const file = `${intermittent.join('-')}.json`
    declare(file, { intermittent })
    return check(`--persona standard --only 695.chainId.hex --expectations ${file}`)
  }

  test('exits with 0 for a declared outcome and prints it with the reason', async () => {
    const { code, stdout } = await checkWith('pass', 'fail')
    const line =
      'pass     695.chainId.hex (intermittent: pass or fail)\n         Ids are drawn by lot.'
    expect([code, stdout]).toEqual([0, expect.stringContaining(line)])
  })

  test('exits with 1 for another outcome and prints the declared ones', async () => {
    const { code, stdout } = await checkWith('fail', 'warn')
    const line = 'pass     695.chainId.hex (declared as intermittent: fail or warn)'
    expect([code, stdout]).toEqual([1, expect.stringContaining(line)])
  })

  test('exits with 2 in one line for a single declared outcome', async () => {
    const { code, stderr } = await checkWith('fail')
    expect([code, stderr]).toEqual([
      2,
      expect.stringMatching(/^touchstone: .* names \["fail"\]: name at least two outcomes.*\n$/),
    ])
  })
})

describe('a module that breaks its process exits with 1 in time, and the report names the check and the cause', () => {
  test.each([
    ['create-never-resolves.mjs', 3000, /did not answer/],
    ['loops.mjs', 3000, /did not answer/],
    ['exits.mjs', 3000, /ended its process with code 0/],
    ['floods.mjs', 3000, /events in one check/],
    // The time limit is longer here, because allocating 2 GB takes long on a busy machine.
    ['uses-too-much-memory.mjs', 60_000, /MiB of memory|ended by/],
  ])(
    '%s',
    async (name, timeout, words) => {
      const start = performance.now()
      const only = '{1193.api.request,1193.request.returnsPromise,1193.events.on.chainable}'
      const { code, stdout, last } = await check(
        `--only ${only} --timeout ${timeout} --provider`,
        `${fixtures}${name}`,
      )
      expect([code, performance.now() - start < Math.max(25_000, timeout)]).toEqual([1, true])
      expect(last.endsWith('0 harness-error')).toBe(true)
      expect(stdout).toMatch(/^fail +1193\.\S+ \[module\]\n +The module /m)
      expect(stdout).toMatch(words)
    },
    90_000,
  )
})

describe('a module that prints, or leaves timers, does not affect the run', () => {
  test.each(['prints.mjs', 'leaves-timers.mjs'])('%s', async (name) => {
    const { code, stdout, last } = await check(
      '--only 695.chainId.{hex,canonical} --provider',
      `${fixtures}${name}`,
    )
    expect([code, last.startsWith('check: 2 pass'), stdout.includes('999')]).toEqual([
      0,
      true,
      false,
    ])
  })
})

test('the shards of a run hold each check once', async () => {
  const parts = await Promise.all(
    ['1/2', '2/2'].map((shard) => check(`--persona standard --only 695.* --shard ${shard}`)),
  )
  const count = parts
    .map(({ last }) => Number(/(\d+) pass/.exec(last)?.[1]))
    .reduce((a, b) => a + b)
  expect(count).toBe(7)
})

test.skipIf(process.platform === 'win32')('writes a run into a named pipe', () => {
  const pipe = `${folder}/pipe`
  const args = ['check', '--persona', 'standard', '--only', '695.*', '--json', pipe]
  const script = 'mkfifo "$0"; cat "$0" & exec "$@" >&2'
  const { stdout } = spawnSync('sh', ['-c', script, pipe, process.execPath, main, ...args], {
    encoding: 'utf8',
    timeout: 15_000,
  })
  expect(JSON.parse(stdout || '{}')).toMatchObject({ schemaVersion: 1 })
})

// Only Linux has `/dev/full`, a device that is always full.
test.runIf(existsSync('/dev/full'))(
  'exits with 2 and one line when standard output is full, and still writes the run',
  async () => {
    const args = [
      'check',
      '--persona',
      'standard',
      '--only',
      '695.*',
      '--json',
      `${folder}/full.json`,
    ]
    const full = openSync('/dev/full', 'w')
    const { status, stderr } = spawnSync(process.execPath, [main, ...args], {
      stdio: ['ignore', full, 'pipe'],
      encoding: 'utf8',
    })
    closeSync(full)
    expect([status, stderr, existsSync(`${folder}/full.json`)]).toEqual([
      2,
      expect.stringMatching(/^touchstone: standard output cannot be written: ENOSPC.*\n$/),
      true,
    ])
  },
)

test('a mutant is caught by its check', async () => {
  const { code, last } = await runTouchstone(['mutants', '--only', 'switch-returns-undefined'])
  expect([code, last]).toEqual([0, 'mutants: 1/1 caught'])
})

test.each(['-h', '--help'])('%s lists every command, including the one for dapps', async (flag) => {
  const { stdout } = await runTouchstone([flag])
  expect(stdout).toMatch(/^ {2}app /m)
})

test('list --json says for each check whether it is implemented', async () => {
  const { stdout } = await runTouchstone(['list', '--json'])
  const rows = JSON.parse(stdout) as { implemented: boolean }[]
  const there = rows.filter(({ implemented }) => implemented)
  expect([rows.length >= 246, there.length >= 230]).toEqual([true, true])
})
