import { expect, test, vi } from 'vitest'
import type { Check } from '../../engine/check.ts'
import type { World } from '../../engine/driver.ts'
import { run } from '../../engine/run.ts'
import type { Gateway } from '../chain/gateway.ts'
import { openExtension } from './extension.ts'
import { startExtensionHost, type ExtensionHost } from './host.ts'
import type { ExtensionOrder } from './protocol.ts'

vi.mock('./host.ts', () => ({ startExtensionHost: vi.fn<typeof startExtensionHost>() }))
vi.mock('./bundleAgent.ts', () => ({ bundleAgent: async () => '' }))

test('a wallet is opened in a browser that is free, and three browsers are all there are', async () => {
  const { environment, hosts } = await openAll()

  await environment.open()
  await environment.open()
  await environment.open()

  expect(hosts.map(ops)).toEqual([
    ['launch', 'open'],
    ['launch', 'open'],
    ['launch', 'open'],
  ])
})

test('a run knows in which browser it was', async () => {
  const { environment } = await openAll()

  expect(environment.browser).toBe('chromium 141.0.7390.37')
})

test('more wallets than browsers are none', async () => {
  const { environment } = await openAll()
  await environment.open()
  await environment.open()
  await environment.open()

  await expect(environment.open()).rejects.toThrow('More wallets are open than there are lanes.')
})

test('in the place of a browser that broke, the next wallet has a new one', async () => {
  const { environment, hosts } = await openAll()
  const { driver } = await environment.open()
  const [broken] = hosts.filter((host) => ops(host).includes('open'))
  broken!.break()
  await driver.close().catch(() => undefined)

  await environment.open()

  expect(hosts.map(ops)).toEqual([['launch'], ['launch'], ['launch', 'open'], ['launch', 'open']])
})

test('in the place of a wallet that cannot be made as new, the next one is in a new browser', async () => {
  const { environment, hosts, refuse } = await openAll()
  refuse('MetaMask did not go back to chain 56.')
  await environment.open().catch(() => undefined)
  refuse(undefined)

  await environment.open()

  expect(hosts.map(ops)).toEqual([['launch'], ['launch'], ['launch', 'open'], ['launch', 'open']])
})

test('the next one is that too where it could not be made as new at the end of a check', async () => {
  const { environment, hosts, refuse } = await openAll()
  const { driver } = await environment.open()
  refuse('MetaMask did not go back to chain 56.')
  await expect(driver.close()).rejects.toThrow('MetaMask did not go back to chain 56.')
  refuse(undefined)

  await environment.open()

  expect(hosts.map(ops)).toEqual([['launch'], ['launch'], ['launch', 'open'], ['launch', 'open']])
})

test('a browser that cannot be had is asked for anew by whoever comes next', async () => {
  const { environment, hosts, refuse } = await openAll()
  for (const host of hosts) host.break()
  refuse('No space left.')
  await expect(environment.open()).rejects.toThrow('No space left.')
  await expect(environment.open()).rejects.toThrow('No space left.')
  refuse(undefined)

  await environment.open()

  expect(ops(hosts.at(-1)!)).toEqual(['launch', 'open'])
})

test('a lane that has given up takes no more checks: the others play what is left', async () => {
  const { environment, hosts, refuse } = await openAll()
  hosts[0]!.break()
  refuse('No space left.', 'launch')

  const results = await run({ checks, all: new Map(), environment, seed: 1, timeout: 1000 })

  const lost = results.filter(({ status }) => status === 'harness-error')
  expect([lost.length, results.length, environment.lanes]).toEqual([3, checks.length, 2])
})

test('where the only one that was there gives up, what is left waits for those that come', async () => {
  const { environment, hosts, refuse, release } = await openFirst()
  hosts[0]!.break()
  refuse('No space left.', 'launch')
  const playing = run({ checks, all: new Map(), environment, seed: 1, timeout: 1000 })
  await vi.waitFor(() => expect(environment.lanes).toBe(0))

  refuse(undefined)
  release()
  const results = await playing

  const lost = results.filter(({ status }) => status === 'harness-error')
  expect([lost.length, results.length]).toEqual([3, checks.length])
})

test('where none is left, each check says why', async () => {
  const { environment, hosts, refuse } = await openAll()
  for (const host of hosts) host.break()
  refuse('No space left.', 'launch')

  const results = await run({ checks, all: new Map(), environment, seed: 1, timeout: 1000 })

  expect(results.map(({ message }) => message)).toEqual(
    checks.map(() => 'The suite itself failed: MetaMask was not launched again: No space left.'),
  )
})

test('at the end each browser that was ever started is closed', async () => {
  const { environment, hosts } = await openAll()
  for (const host of hosts) host.break()
  await environment.open()

  await environment.close()

  expect(hosts.map((host) => host.close.mock.calls.length > 0)).toEqual([true, true, true, true])
})

/** The wallets of drivers that do at once what they are told, until they break. */
async function openAll() {
  const { release, ...opened } = await openFirst()
  release()
  while (opened.environment.lanes! < 3) await opened.environment.grown!()
  return opened
}

/** The second one comes when it is released. */
async function openFirst() {
  const hosts: ReturnType<typeof host>[] = []
  let refused: Refused = {}
  const released = Promise.withResolvers<void>()
  vi.mocked(startExtensionHost).mockImplementation(() => {
    const started = host(() => refused, hosts.length === 1 ? released.promise : undefined)
    hosts.push(started)
    return started
  })
  const environment = await openExtension({ chain, step: 1000 })
  const refuse = (why: string | undefined, op?: ExtensionOrder['op']) => (refused = { why, op })
  return { environment, hosts, refuse, release: released.resolve }
}

/** Why this order fails, or all do where none is named. */
type Refused = { why?: string | undefined; op?: ExtensionOrder['op'] | undefined }

function host(refused: () => Refused, launchable?: Promise<void>) {
  let broken = false
  const asked: ExtensionOrder[] = []
  return {
    asked,
    break: () => (broken = true),
    ended: () => broken,
    hear: () => undefined,
    close: vi.fn<ExtensionHost['close']>(async () => void (broken = true)),
    async order(order: ExtensionOrder) {
      asked.push(order)
      if (broken) throw new Error('The MetaMask driver ended.')
      const { why, op = order.op } = refused()
      if (launchable && order.op === 'launch') await launchable
      else if (why !== undefined && op === order.op) throw new Error(why)
      return (
        order.op === 'launch'
          ? { version: '13.13.1', browser: 'chromium 141.0.7390.37' }
          : { acts: [] }
      ) as never
    },
  } satisfies ExtensionHost & { asked: ExtensionOrder[]; break(): void }
}

/** Of two, one wants a wallet of its own, and one goes on where another began. */
const checks = Array.from({ length: 8 }, (_, index): Check => ({
  ...{ id: `test.${index}`, group: 'X', level: 'MUST', basis: 'spec', spec: '695', action: 'none' },
  ...{ auto: 'X', stimulus: '', expect: '', note: '' },
  script: [
    ...(index % 2 ? [] : [{ do: 'boot' } as const]),
    { do: 'inspect', id: String(index), path: 'request' },
  ],
  judge: () => ({ status: 'pass' }),
}))

const ops = ({ asked }: { asked: ExtensionOrder[] }) =>
  asked.map(({ op }) => op).filter((op) => op !== 'close')

const world: World = { chainId: 56, accounts: [], url: () => '', onAsked: () => () => undefined }

const chain: Gateway = {
  lease: () => world,
  ask: async () => ({ result: null, by: 'promise' }),
  serveAt: async () => ({ port: 0, close: () => undefined }),
  close: async () => undefined,
}
