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

const path = (file: string) => fileURLToPath(new URL(`../src/${file}`, import.meta.url))
const wallet = path('drivers/unpacked/fixtures/wallet')
const fixture = (name: string) => path(`drivers/unpacked/fixtures/${name}.ts`)
const driver = fixture('driver')
const command = [path('cli/main.ts'), 'check']

const check = (...args: string[]) => checkWith({}, ...args)

const checkWith = (env: NodeJS.ProcessEnv, ...args: string[]) =>
  new Promise<{ code: number; last: string; said: string }>((resolve) => {
    const options = { env: { ...process.env, ...env } }
    execFile(process.execPath, [...command, ...args], options, (error, stdout, stderr) => {
      const said = `${stdout}${stderr}`.trim()
      resolve({ code: Number(error?.code ?? 0), last: said.split('\n').at(-1)!, said })
    })
  })

const test = base.extend<{ temporary: { env: NodeJS.ProcessEnv; left(): string[] } }>({
  /** A temporary folder with nothing in it, and what is left there of a browser. */
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

test('any unpacked extension is checked by a driver module, on a site of its own for each check', async () => {
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

test('what such a wallet gets wrong is found @long', async () => {
  const { code, said } = await check(
    '--extension',
    wallet,
    '--driver',
    driver,
    '--only',
    '695.netVersion.matches',
  )
  expect([code, said]).toEqual([0, expect.stringContaining('695.netVersion.matches')])
})

test('what the driver module says its wallet lacks does not apply @long', async () => {
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

test('a wallet that is lost in the back/forward cache is found: the browser keeps the page @long', async ({
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
  const { said } = await check(
    '--extension',
    folder,
    '--driver',
    driver,
    '--only',
    'robust.bfcache',
    '--timeout',
    '9000',
  )
  expect(said).toContain('chain: resolved "lost"; wanted an answer after the return.')
})

test('there is no other app beside a page, and nobody is to blame for that @long', async () => {
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

test('the run is about the wallet that the manifest names, and says in which browser it was @long', async ({
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

test('a driver module is told which chains its wallet is to know @long', async () => {
  const { said } = await check('--extension', wallet, '--driver', fixture('driver-tells'))
  expect(said).toContain(' failed: 56 is BNB Smart Chain, 1 is Ethereum')
})

test('an extension that is no wallet is not waited for: the checks say what is missing', async () => {
  const { code, said } = await check(
    '--extension',
    path('drivers/unpacked/fixtures/no-wallet'),
    '--driver',
    driver,
    '--only',
    '6963.announce.onRequest',
    '--timeout',
    '9000',
  )
  expect([code, said]).toEqual([1, expect.stringContaining('did not answer eip6963')])
})

for (const [name, args, why] of [
  [
    'a folder without an extension',
    ['--extension', path('cli'), '--driver', driver],
    'no unpacked extension',
  ],
  [
    'a driver that is not there',
    ['--extension', wallet, '--driver', 'nobody.ts'],
    'There is no driver nobody.ts',
  ],
  ['a person without an extension', ['--driver', 'human'], 'wants --extension DIR'],
] as const) {
  test(`${name} is wrong usage`, async () => {
    const { code, said } = await check(...args)
    expect([code, said]).toEqual([2, expect.stringContaining(why)])
  })
}

test("a driver module's own fault is one line", async () => {
  const ended = await check('--extension', wallet, '--driver', fixture('driver-throws'))
  expect(ended).toMatchObject({
    code: 2,
    said: expect.stringMatching(/^touchstone: The driver module .* failed: no seed phrase$/),
  })
})

test('a driver that does not let go keeps no browser open @long', async ({ temporary }) => {
  const args = ['--driver', fixture('driver-close-throws'), '--only', '695.chainId.hex']
  const { code, last } = await checkWith(temporary.env, '--extension', wallet, ...args)
  expect([code, last, temporary.left()]).toEqual([2, expect.stringMatching(/ failed: stuck$/), []])
})

test('a browser that does not start is one line, and leaves nothing', async ({ temporary }) => {
  const env = { ...temporary.env, CHROMIUM_PATH: '/nowhere/chromium' }
  const { code, said } = await checkWith(env, '--extension', wallet, '--driver', driver)
  expect([code, said, temporary.left()]).toEqual([
    2,
    expect.stringMatching(/^touchstone: Chromium does not start: .*CHROMIUM_PATH.*$/),
    [],
  ])
})

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  test(`${signal} in the middle of a run leaves no profile @long`, async ({ temporary }) => {
    const args = ['--extension', wallet, '--driver', fixture('driver-waits')]
    const env = { ...process.env, ...temporary.env }
    const run = spawn(process.execPath, [...command, ...args], { env, stdio: 'pipe' })
    await once(run.stdout, 'data')
    const during = temporary.left().length
    run.kill(signal)
    await once(run, 'exit')
    expect([during > 0, temporary.left()]).toEqual([true, []])
  })
}

test('Ctrl-C between the checks ends the run: what was not played is no fault of the suite @long', async ({
  temporary,
}) => {
  // A browser with an extension has to be up before the first check asks anything.
  test.slow()
  const file = join(temporary.env['TMPDIR']!, 'run.json')
  const args = ['--extension', wallet, '--driver', fixture('driver-counts'), '--json', file]
  const env = { ...process.env, ...temporary.env }
  const run = spawn(process.execPath, [...command, ...args], { env, stdio: 'pipe' })
  let said = ''
  run.stdout.on('data', (text: Buffer) => (said += text.toString()))
  await expect.poll(() => said, { timeout: 60_000 }).toContain('asked')
  run.kill('SIGINT')
  const [code] = await once(run, 'close')
  expect([code, said.includes('harness-error'), temporary.left()]).toEqual([130, false, []])
  expect(existsSync(file)).toBe(false)
})
