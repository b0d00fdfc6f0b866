import { once } from 'node:events'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { createServer, type AddressInfo } from 'node:net'
import os, { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { walletChecks } from '../../../wallet/checks/index.ts'
import type { Driver } from '../../../core/driver.ts'
import type { Result } from '../../../core/result.ts'
import { runChecks } from '../../../core/runChecks.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { openGateway, type Gateway } from '../../chain/gateway.ts'
import { openProviderModuleEnvironment } from '../openProviderModuleEnvironment.ts'
import { sandboxSkipReason } from './testing/sandboxSkipReason.ts'

const skipped = sandboxSkipReason()

let chain: Gateway
beforeAll(async () => {
  chain = await openGateway()
})
afterAll(() => chain.close())

const fixture = (name: string) => fileURLToPath(new URL(`../fixtures/${name}`, import.meta.url))

const options = { sandbox: true, importLimit: 5000 }

async function check(name: string, ids: string[], step = 10_000): Promise<Result[]> {
  const environment = await openProviderModuleEnvironment({
    ...options,
    step,
    file: fixture(name),
    chain,
  })
  onTestFinished(() => environment.close())
  const checks = ids.map((id) => walletChecks.get(id)!)
  return runChecks({ checks, all: walletChecks, environment, seed: 1, timeout: 3 * step })
}

async function open(file: string): Promise<Driver> {
  const environment = await openProviderModuleEnvironment({ ...options, file, chain })
  onTestFinished(() => environment.close())
  return (await environment.open()).driver
}

const request = async (driver: Driver, method: string, ...params: SerializedValue[]) =>
  (await driver.request({
    id: 'a',
    on: 'provider',
    path: 'request',
    args: [{ method, params }],
  })) as {
    result: SerializedValue
  }

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchstone-sandboxed-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/**
 * Creates a project with one module, `attacks.mjs`. The requests to its provider name acts that run in its
 * process.
 */
function createProject(): { folder: string; file: string } {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
  cpSync(fixture('hostile/attacks.mjs'), join(folder, 'attacks.mjs'))
  return { folder, file: join(folder, 'attacks.mjs') }
}

test.skipIf(skipped)(
  `a correct module passes in a sandbox and reaches the chain${skipped}`,
  async () => {
    const ids = ['6963.announce.onLoad', '3326.switch.reject.4001', 'tx.send.broadcastOnce']
    expect((await check('correct.ts', ids)).map(({ status }) => status)).toEqual(
      ids.map(() => 'pass'),
    )
  },
)

test.skipIf(skipped)(`a module in a sandbox has no environment${skipped}`, async () => {
  const driver = await open(fixture('hostile/attacks.mjs'))
  expect(await request(driver, 'environment')).toMatchObject({ result: [] })
})

test.skipIf(skipped)(
  `a module in a sandbox reads its project, and no symlink out of it${skipped}`,
  async () => {
    const { folder, file } = createProject()
    const secret = join(temporaryFolder(), 'secret')
    writeFileSync(secret, 'the secret')
    symlinkSync(secret, join(folder, 'link'))
    const driver = await open(file)
    expect([
      await request(driver, 'read', join(folder, 'package.json')),
      await request(driver, 'read', join(folder, 'link')),
    ]).toMatchObject([{ result: '{ "type": "module" }' }, { result: 'ENOENT' }])
  },
)

test.skipIf(skipped)(
  `a module in a sandbox reaches the chain, and no other port${skipped}`,
  async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    onTestFinished(() => void server.close())
    const driver = await open(fixture('hostile/attacks.mjs'))
    const { value: url } = await driver.inspect('rpcUrl')
    const { port } = server.address() as AddressInfo
    expect([
      await request(driver, 'rpc', url, 'eth_chainId'),
      await request(driver, 'rpc', url, 'anvil_reset'),
      await request(driver, 'connect', { port, host: '127.0.0.1' }),
    ]).toMatchObject([
      { result: { result: '0x38' } },
      { result: { error: { message: expect.stringMatching('not available') } } },
      { result: 'ECONNREFUSED' },
    ])
  },
)

test.skipIf(skipped)(`a module in a sandbox has no parent to kill${skipped}`, async () => {
  const driver = await open(fixture('hostile/attacks.mjs'))
  expect([
    await request(driver, 'parent'),
    await request(driver, 'kill', process.pid, 'SIGKILL'),
  ]).toMatchObject([{ result: 0 }, { result: 'ESRCH' }])
})

test.skipIf(skipped).each([
  ['loops.mjs', '1193.request.returnsPromise', 1500, /did not answer/],
  ['exits.mjs', '1193.request.returnsPromise', 1500, /ended its process with code 0/],
  ['floods.mjs', '1193.events.on.chainable', 1500, /sent 5000 events in one check/],
  // The time limit is longer here, because allocating 2 GB takes long on a busy machine.
  ['uses-too-much-memory.mjs', '1193.request.returnsPromise', 6000, /held \d+ MiB of memory/],
  [
    'hostile/writes-garbled-lines.mjs',
    '1193.events.on.chainable',
    1500,
    /wrote to the channel of the suite/,
  ],
])(
  `%s breaks its process in a sandbox as it does without one${skipped}`,
  async (name, id, step, message) => {
    const [result] = await check(name, [id], step)
    expect(result).toMatchObject({
      status: 'fail',
      rootCause: 'module',
      message: expect.stringMatching(message),
    })
  },
)

test.skipIf(skipped).each([
  ['throws-at-import.mjs', /boom at import\.$/],
  ['import-waits.mjs', /waited for something that cannot come any more/],
  ['reads-elsewhere.mjs', /wanted to read \/etc\/hosts, and may read its own project only\.$/],
])(`rejects %s in a sandbox with the same message${skipped}`, async (name, message) => {
  await expect(check(name, ['1193.api.request'])).rejects.toThrow(message)
})

test.skipIf(skipped)(`removes its folder of temporary files${skipped}`, async () => {
  const { file } = createProject()
  vi.stubEnv('TMPDIR', temporaryFolder())
  onTestFinished(() => void vi.unstubAllEnvs())
  const environment = await openProviderModuleEnvironment({ ...options, file, chain })
  const during = readdirSync(tmpdir())
  await environment.close()
  expect([during, readdirSync(tmpdir())]).toEqual([
    [expect.stringMatching(/^touchstone-sandbox-/)],
    [],
  ])
})

test.skipIf(skipped)(`does not start a program named bwrap on PATH${skipped}`, async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'bwrap'), `#!/bin/sh\ntouch ${folder}/started\n`)
  chmodSync(join(folder, 'bwrap'), 0o755)
  vi.stubEnv('PATH', `${folder}${delimiter}${process.env['PATH']}`)
  onTestFinished(() => void vi.unstubAllEnvs())
  await open(fixture('correct.ts'))
  expect(existsSync(join(folder, 'started'))).toBe(false)
})

test('refuses a sandbox for a module without a project', async () => {
  const { folder, file } = createProject()
  rmSync(join(folder, 'package.json'))
  await expect(openProviderModuleEnvironment({ ...options, file, chain })).rejects.toThrow(
    `--sandbox shows the module its project, and there is no package.json in ${folder} or above: put the module into a project of its own.`,
  )
})

/** Refusal of a module whose project contains the home folder. */
const isWide = (folder: string) =>
  `--sandbox would show the module all of ${folder}, which has a package.json: put the module into a project that lies elsewhere.`

test.each(['someone', '..homes/someone'])(
  'refuses a sandbox for a module whose project contains the home folder %s',
  async (home) => {
    const { folder, file } = createProject()
    mkdirSync(join(folder, home), { recursive: true })
    vi.stubEnv('HOME', join(folder, home))
    onTestFinished(() => void vi.unstubAllEnvs())
    await expect(openProviderModuleEnvironment({ ...options, file, chain })).rejects.toThrow(
      isWide(folder),
    )
  },
)

test('refuses a sandbox for a module whose project contains the home folder behind a symlink', async () => {
  const { folder, file } = createProject()
  const link = join(temporaryFolder(), 'homes')
  symlinkSync(folder, link)
  mkdirSync(join(folder, 'someone'))
  vi.stubEnv('HOME', join(link, 'someone'))
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(openProviderModuleEnvironment({ ...options, file, chain })).rejects.toThrow(
    isWide(folder),
  )
})

test('refuses a sandbox for a module whose project contains the home folder of the account', async () => {
  const { folder, file } = createProject()
  const { userInfo } = os
  const setUserInfo = (value: typeof userInfo) => {
    os.userInfo = value
    syncBuiltinESMExports()
  }
  setUserInfo((() => ({ ...userInfo(), homedir: join(folder, 'someone') })) as typeof userInfo)
  onTestFinished(() => setUserInfo(userInfo))
  await expect(openProviderModuleEnvironment({ ...options, file, chain })).rejects.toThrow(
    isWide(folder),
  )
})

test.skipIf(skipped)(`takes a project in the home folder into a sandbox${skipped}`, async () => {
  const { folder, file } = createProject()
  vi.stubEnv('HOME', dirname(folder))
  onTestFinished(() => void vi.unstubAllEnvs())
  await expect(open(file)).resolves.toBeDefined()
})

test('without a sandbox, the permission model follows symlinks', async () => {
  const { folder, file } = createProject()
  const secret = join(temporaryFolder(), 'secret')
  writeFileSync(secret, 'the secret')
  symlinkSync(secret, join(folder, 'link'))
  const environment = await openProviderModuleEnvironment({
    ...options,
    sandbox: false,
    file,
    chain,
  })
  onTestFinished(() => environment.close())
  const { driver } = await environment.open()
  expect(await request(driver, 'read', join(folder, 'link'))).toMatchObject({
    result: 'the secret',
  })
})
