import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test as base } from '@playwright/test'
import { journalFile } from '../cli/resultsJournal.ts'

const path = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))
const wallet = path('drivers/unpacked/fixtures/wallet')
const fixture = (name: string) => path(`drivers/unpacked/fixtures/${name}.ts`)
const driver = fixture('driver')
const command = [path('cli/main.ts'), 'check']

const check = (...args: string[]) => checkWith({}, ...args)

const checkWith = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<{ code: number; last: string; output: string }>((resolve) => {
    const options = { env: { ...process.env, ...env } }
    execFile(process.execPath, [...command, ...args], options, (error, stdout, stderr) => {
      const output = `${stdout}${stderr}`.trim()
      resolve({ code: Number(error?.code ?? 0), last: output.split('\n').at(-1)!, output })
    })
  })

const test = base.extend<{ temporary: { env: NodeJS.ProcessEnv; left(): string[] } }>({
  /** Creates an empty folder for temporary files. `left` lists the files that a run left in it. */
  // oxlint-disable-next-line no-empty-pattern
  temporary: async ({}, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-temporary-'))
    await use({
      env: { TMPDIR: folder, NODE_DISABLE_COMPILE_CACHE: '1' },
      left: () =>
        readdirSync(folder).filter((name) => /^(touchstone|playwright|org\.chromium)/.test(name)),
    })
    rmSync(folder, { recursive: true })
  },
})

test('checks any unpacked extension with a driver module, each check on its own site', async () => {
  const ids = [
    '695.chainId.hex',
    '1102.request.reject.rejects',
    '1102.request.atLeastOne',
    '6963.announce.onRequest',
    '6963.multi.coexist',
    'privacy.otherOrigin',
  ]
  const { code, last } = await check(
    '--extension',
    wallet,
    '--driver',
    driver,
    '--only',
    `{${ids.join()}}`,
  )
  expect([last, code]).toEqual([
    'check: 6 pass, 0 fail, 0 warn, 0 info, 0 blocked, 0 not-applicable, 0 timeout, 0 harness-error',
    0,
  ])
})

test('detects faults of such a wallet @long', async () => {
  const { code, output } = await check(
    '--extension',
    wallet,
    '--driver',
    driver,
    '--only',
    '695.netVersion.matches',
  )
  expect([code, output]).toEqual([0, expect.stringContaining('695.netVersion.matches')])
})

test('checks of features in `lacks` of the driver module are not applicable @long', async () => {
  const { code, last } = await check(
    '--extension',
    wallet,
    '--driver',
    fixture('driver-lacks'),
    '--only',
    '1102.request.multi',
  )
  expect([last, code]).toEqual([
    expect.stringContaining(' 0 fail, 0 warn, 0 info, 0 blocked, 1 not-'),
    0,
  ])
})

test('detects a wallet that loses its port to a page in the back/forward cache @long', async ({
  temporary,
}) => {
  const folder = temporary.env['TMPDIR']!
  cpSync(wallet, folder, { recursive: true })
  appendFileSync(
    join(folder, 'wallet.js'),
    "addEventListener('pageshow', ({ persisted }) => { if (persisted) ethereum.request = async () => 'lost' })",
  )
  const driver = join(folder, 'driver.ts')
  writeFileSync(
    driver,
    `import createDriver from ${JSON.stringify(fixture('driver'))}
    export default (options) => ({ user: { ...createDriver(options).user, switchChain() {} } })`,
  )
  const { output } = await check(
    '--extension',
    folder,
    '--driver',
    driver,
    '--only',
    'robust.bfcache',
    '--timeout',
    '9000',
  )
  expect(output).toContain('chain: resolved "lost"; wanted an answer after the return.')
})

test('checks that need another app are not applicable, and do not change the exit code @long', async () => {
  const { code, last } = await check(
    '--extension',
    wallet,
    '--driver',
    driver,
    '--only',
    'mobile.appSwitch',
  )
  expect([last, code]).toEqual([expect.stringContaining(' 0 blocked, 1 not-applicable, '), 0])
})

test('the run names the wallet of the manifest and the version of the browser @long', async ({
  temporary,
}) => {
  const file = join(temporary.env['TMPDIR']!, 'run.json')
  const args = ['--extension', wallet, '--driver', driver, '--only', '695.chainId.hex']
  await check(...args, '--json', file)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    subject: { name: 'Fixture Wallet', version: '1.0.0', kind: 'extension' },
    environment: { browser: expect.stringMatching(/^chromium \d+\.\d/) },
  })
})

test('a driver module gets the chains and the mnemonic that its wallet must have @long', async () => {
  const { output } = await check(
    '--extension',
    wallet,
    '--driver',
    fixture('driver-reports-options'),
  )
  expect(output).toContain(
    ' failed: 56 is BNB Smart Chain, 1 is Ethereum, the account is 0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  )
})

test('does not wait for an extension without a wallet; the checks name what is missing', async () => {
  const { code, output } = await check(
    '--extension',
    path('drivers/unpacked/fixtures/no-wallet'),
    '--driver',
    driver,
    '--only',
    '6963.announce.onRequest',
    '--timeout',
    '9000',
  )
  expect([code, output]).toEqual([1, expect.stringContaining('did not answer eip6963')])
})

for (const [name, args, why] of [
  [
    'a folder without an extension',
    ['--extension', path('cli'), '--driver', driver],
    'no unpacked extension',
  ],
  [
    'a driver that is not there',
    ['--extension', wallet, '--driver', 'missing.ts'],
    'There is no driver missing.ts',
  ],
  ['a run by hand without an extension', ['--driver', 'human'], 'wants --extension DIR'],
] as const) {
  test(`${name} is reported as wrong usage`, async () => {
    const { code, output } = await check(...args)
    expect([code, output]).toEqual([2, expect.stringContaining(why)])
  })
}

test("reports a driver module's own error in one line", async () => {
  const ended = await check('--extension', wallet, '--driver', fixture('driver-setup-throws'))
  expect(ended).toMatchObject({
    code: 2,
    output: expect.stringMatching(/^touchstone: The driver module .* failed: no seed phrase$/),
  })
})

test('closes the browser when the driver fails to close @long', async ({ temporary }) => {
  const args = ['--driver', fixture('driver-close-throws'), '--only', '695.chainId.hex']
  const { code, last } = await checkWith(temporary.env, '--extension', wallet, ...args)
  expect([code, last, temporary.left()]).toEqual([2, expect.stringMatching(/ failed: stuck$/), []])
})

test('reports a browser that does not start in one line and leaves no files', async ({
  temporary,
}) => {
  const env = { ...temporary.env, CHROMIUM_PATH: '/nowhere/chromium' }
  const { code, output } = await checkWith(env, '--extension', wallet, '--driver', driver)
  expect([code, output, temporary.left()]).toEqual([
    2,
    expect.stringMatching(/^touchstone: Chromium does not start: .*CHROMIUM_PATH.*$/),
    [],
  ])
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} during a run leaves no profile @long`, async ({ temporary }) => {
    const args = ['--extension', wallet, '--driver', fixture('driver-setup-hangs')]
    const env = { ...process.env, ...temporary.env }
    const run = spawn(process.execPath, [...command, ...args], { env, stdio: 'pipe' })
    await once(run.stdout, 'data')
    const during = temporary.left().length
    run.kill(signal)
    await once(run, 'exit')
    expect([during > 0, temporary.left()]).toEqual([true, []])
  })
}

test('Ctrl-C between checks prints no harness-error, and keeps the results @long', async ({
  temporary,
}) => {
  // Allow more time, because the browser loads the extension before the first check.
  test.slow()
  const file = join(temporary.env['TMPDIR']!, 'run.json')
  const args = ['--extension', wallet, '--driver', driver, '--json', file]
  const env = { ...process.env, ...temporary.env }
  const run = spawn(process.execPath, [...command, ...args], { env, stdio: 'pipe' })
  let output = ''
  run.stdout.on('data', (text: Buffer) => (output += text.toString()))
  // Wait for the first result, because a run that ends without a result writes no file.
  await expect.poll(() => existsSync(journalFile(file)), { timeout: 60_000 }).toBe(true)
  run.kill('SIGINT')
  const [code] = await once(run, 'close')
  expect([code, output.includes('harness-error'), temporary.left()]).toEqual([130, false, []])
  const { results } = JSON.parse(readFileSync(file, 'utf8')) as { results: { status: string }[] }
  const isUnfinished = new Set(results.map(({ status }) => status === 'harness-error'))
  expect(isUnfinished).toEqual(new Set([true, false]))
})
