import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { walletChecks } from '../../wallet/checks/index.ts'
import type { Call } from '../../core/driver.ts'
import type { Result } from '../../core/result.ts'
import { runChecks } from '../../core/runChecks.ts'
import { openGateway, type Gateway } from '../chain/gateway.ts'
import { runWithDescriptorLimit } from '../testing/runWithDescriptorLimit.ts'
import { openProviderModuleEnvironment } from './openProviderModuleEnvironment.ts'
import { projectOf } from './nodePermissions.ts'

let chain: Gateway
beforeAll(async () => {
  chain = await openGateway()
})
afterAll(() => chain.close())

const fixture = (name: string) => fileURLToPath(new URL(`fixtures/${name}`, import.meta.url))

/**
 * Runs checks on a provider module. The default limits, in ms, are those that a busy machine needs. Tests of modules that
 * hang have shorter ones.
 */
async function check(
  name: string,
  ids: string[],
  step = 10_000,
  importLimit = 20_000,
): Promise<Result[]> {
  const environment = await openProviderModuleEnvironment({
    file: fixture(name),
    chain,
    step,
    importLimit,
  })
  try {
    const checks = ids.map((id) => walletChecks.get(id)!)
    return await runChecks({ checks, all: walletChecks, environment, seed: 1, timeout: 3 * step })
  } finally {
    await environment.close()
  }
}

const gate = '1193.request.returnsPromise'
const other = '695.chainId.hex'

describe('a check fails and names the module as the root cause when it breaks its process', () => {
  test.each([
    ['loops.mjs', gate, 1500, /did not answer/],
    ['exits.mjs', gate, 1500, /ended its process with code 0/],
    ['exits-at-close.mjs', '1193.api.request', 1500, /ended its process with code 0/],
    // The time limit is longer here, because allocating 2 GB takes long on a busy machine.
    ['uses-too-much-memory.mjs', gate, 6000, /MiB of memory|ended by/],
    ['create-never-resolves.mjs', '1193.api.request', 1500, /did not answer/],
  ])('%s', async (name, at, step, message) => {
    const [first, second] = await check(name, ['1193.request.neverThrowsSync', other], 2500)
    expect(first).toMatchObject({ rootCause: 'module' })
    expect(
      [first, second]
        .map((one) => one!.status)
        .every((status) => status === 'fail' || status === 'blocked'),
    ).toBe(true)
    const [broken] = await check(name, [at], step)
    expect(broken).toMatchObject({
      status: 'fail',
      rootCause: 'module',
      message: expect.stringMatching(message),
    })
  })
})

test('stops a module that floods the suite with events', async () => {
  const [result] = await check('floods.mjs', ['1193.events.on.chainable'])
  expect(result).toMatchObject({
    status: 'fail',
    rootCause: 'module',
    message: expect.stringContaining('events'),
  })
})

describe('faulty modules do not pass', () => {
  test.each([
    ['hangs-on-all.mjs', 'fail', 'blocked', 1500],
    ['rejects-all.mjs', 'pass', 'fail', 10_000],
    ['answers-null.mjs', 'pass', 'fail', 10_000],
    ['throws-from-getters.mjs', 'blocked', 'blocked', 10_000],
  ])('%s', async (name, first, second, step) => {
    const results = await check(name, [gate, other], step)
    expect(results.map(({ status }) => status)).toEqual([first, second])
  })
})

test('a module that prints, or leaves timers, does not affect the results', async () => {
  const quiet = await Promise.all(
    ['prints.mjs', 'leaves-timers.mjs', 'sends-to-parent.mjs'].map((name) => check(name, [other])),
  )
  expect(quiet.flat().map(({ status }) => status)).toEqual(['pass', 'pass', 'pass'])
})

test('a module has no environment and cannot read files outside its project', async () => {
  const [result] = await check('checks-permissions.mjs', ['695.chainId.matchesAnvil'])
  expect(result).toMatchObject({ status: 'pass' })
})

describe('rejects a module that cannot be used with one sentence', () => {
  test.each([
    ['missing.mjs', 'There is no file'],
    ['throws-at-import.mjs', /boom at import\.$/],
    ['no-default-export.mjs', 'no default export'],
    ['import-hangs.mjs', 'while it was imported', 5000],
    ['import-waits.mjs', 'waited for something that cannot come any more'],
    ['reads-elsewhere.mjs', 'wanted to read /etc/hosts, and may read its own project only.'],
    ['create-throws.mjs', 'no seed phrase'],
    ['create-gives-nothing.mjs', 'without "provider"'],
  ])('%s', async (name, message, importLimit?: number) => {
    await expect(check(name, [gate], 10_000, importLimit)).rejects.toThrow(message)
  })
})

test.each(['js', 'ts'])(
  'explains a package.json that declares an ES module as CommonJS: .%s',
  async (ending) => {
    const folder = mkdtempSync(join(tmpdir(), 'touchstone-provider-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    // `npm init` writes such a package.json.
    writeFileSync(join(folder, 'package.json'), '{ "type": "commonjs" }')
    const file = join(folder, `provider.${ending}`)
    writeFileSync(file, 'export default () => ({})')
    await expect(openProviderModuleEnvironment({ file, chain })).rejects.toThrow(
      `${folder}/package.json says "type": "commonjs": say "module" there, or name such modules .mts or .mjs.`,
    )
  },
)

test('uses the default export of a module that a compiler turned into CommonJS', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-provider-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'provider.cjs')
  // The TypeScript compiler writes such a module.
  writeFileSync(
    file,
    `Object.defineProperty(exports, '__esModule', { value: true })
    exports.default = () => ({ provider: { request: async () => '0x38' } })`,
  )
  const environment = await openProviderModuleEnvironment({ file, chain })
  onTestFinished(() => environment.close())
  const { driver } = await environment.open()
  expect(await driver.inspect('request')).toMatchObject({ type: 'function' })
})

test('a correct module passes', async () => {
  const ids = [
    '6963.announce.onLoad',
    '3326.switch.reject.4001',
    'tx.send.broadcastOnce',
    '191.personalSign.recovers',
    '1193.events.accountsChanged.empty',
  ]
  expect((await check('correct.ts', ids)).map(({ status }) => status)).toEqual(
    ids.map(() => 'pass'),
  )
})

test('requestAll has all calls in flight at once in the child process', async () => {
  const environment = await openProviderModuleEnvironment({
    file: fixture('counts-open.mjs'),
    chain,
  })
  onTestFinished(() => environment.close())
  const { driver } = await environment.open()
  // Each call is larger than the pipe's buffer, so calls in separate messages would arrive one by one.
  const args = [{ method: 'eth_call', params: ['x'.repeat(100_000)] }]
  const calls = Array.from({ length: 20 }, (_, i): Call => {
    return { id: `${i}`, on: 'provider', path: 'request', args }
  })

  const answers = await Promise.all(driver.requestAll!(calls))

  expect(answers.map((answer) => 'result' in answer && answer.result)).toEqual(calls.map(() => 20))
})

test('requestAll rejects after the child process has ended', async () => {
  const environment = await openProviderModuleEnvironment({
    file: fixture('counts-open.mjs'),
    chain,
  })
  const { driver } = await environment.open()
  await environment.close()
  const calls: Call[] = [{ id: 'a', on: 'provider', path: 'request', args: [] }]

  await expect(Promise.all(driver.requestAll!(calls))).rejects.toThrow('The module was ended.')
})

test('waits for a wallet that announces itself late', async () => {
  const ids = [
    '6963.announce.onLoad',
    '6963.announce.onRequest',
    '6963.announce.onEveryRequest',
    '6963.provider.usable',
    '6963.multi.coexist',
  ]
  expect((await check('announces-late.mjs', ids)).map(({ status }) => status)).toEqual(
    ids.map(() => 'pass'),
  )
})

test('the example in the manual fails no check, and a user action that it lacks is the root cause of blocked ones', async () => {
  const ids = [...walletChecks.values()].filter(({ level }) => level === 'MUST').map(({ id }) => id)
  const results = await check('../../../examples/minimal-provider.ts', ids)
  expect(
    results.filter(({ status }) => status === 'fail' || status === 'timeout').map(({ id }) => id),
  ).toEqual([])
  expect(
    results.filter(({ status }) => status === 'blocked').map(({ rootCause }) => rootCause),
  ).toContain('user.lock')
})

test('reports a process that does not start without waiting for it', async () => {
  const node = process.execPath
  onTestFinished(() => void (process.execPath = node))
  process.execPath = '/nowhere/node'
  await expect(
    openProviderModuleEnvironment({ file: fixture('correct.ts'), chain }),
  ).rejects.toThrow(
    'The process of the provider module could not be started: spawn /nowhere/node ENOENT.',
  )
}, 5000)

test('does not blame the module when no file descriptor is free for its next process', async () => {
  const path = (file: string) => JSON.stringify(fileURLToPath(new URL(file, import.meta.url)))
  const printed = await runWithDescriptorLimit(
    100,
    `
    const { openGateway } = await import(${path('../chain/gateway.ts')})
    const { openProviderModuleEnvironment } = await import(${path('openProviderModuleEnvironment.ts')})
    const chain = await openGateway()
    const environment = await openProviderModuleEnvironment({ file: ${path('fixtures/exits.mjs')}, chain })
    const { driver } = await environment.open()
    const call = { id: 'a', on: 'provider', path: 'request', args: [{ method: 'eth_chainId' }] }
    await driver.request(call).catch(({ message }) => console.log(message))
    takeDescriptors()
    await environment.open().catch(({ name, message }) => console.log(name + ': ' + message))
    process.exit()`,
  )
  expect(printed.split('\n')).toEqual([
    'The module ended its process with code 0.',
    expect.stringMatching(
      /^Error: The process of the provider module could not be started: spawn .* EMFILE\.$/,
    ),
    '',
  ])
})

test('the project of a file is the outermost folder with a package.json', () => {
  expect(fixture('correct.ts').startsWith(projectOf(fixture('correct.ts')))).toBe(true)
  expect(projectOf('/nowhere/at/all/x.mjs')).toBe('/nowhere/at/all')
})
