import { expect, test, vi } from 'vitest'
import type { World } from '../../engine/driver.ts'
import type { Gateway } from '../chain/gateway.ts'
import { openExtension } from './extension.ts'
import { startExtensionHost, type ExtensionHost } from './host.ts'
import type { ExtensionOrder } from './protocol.ts'

vi.mock('./host.ts', () => ({ startExtensionHost: vi.fn<typeof startExtensionHost>() }))
vi.mock('./bundleAgent.ts', () => ({ bundleAgent: async () => '' }))

test('a wallet is opened in a browser that is free, and two browsers are all there are', async () => {
  const { environment, hosts } = await openAll()

  await environment.open()
  await environment.open()

  expect(hosts.map(ops)).toEqual([
    ['launch', 'open'],
    ['launch', 'open'],
  ])
})

test('more wallets than browsers are none', async () => {
  const { environment } = await openAll()
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

  expect(hosts.map(ops)).toEqual([['launch'], ['launch', 'open'], ['launch', 'open']])
})

test('in the place of a wallet that cannot be made as new, the next one is in a new browser', async () => {
  const { environment, hosts, refuse } = await openAll()
  refuse('MetaMask did not go back to chain 56.')
  await environment.open().catch(() => undefined)
  refuse(undefined)

  await environment.open()

  expect(hosts.map(ops)).toEqual([['launch'], ['launch', 'open'], ['launch', 'open']])
})

test('the next one is that too where it could not be made as new at the end of a check', async () => {
  const { environment, hosts, refuse } = await openAll()
  const { driver } = await environment.open()
  refuse('MetaMask did not go back to chain 56.')
  await expect(driver.close()).rejects.toThrow('MetaMask did not go back to chain 56.')
  refuse(undefined)

  await environment.open()

  expect(hosts.map(ops)).toEqual([['launch'], ['launch', 'open'], ['launch', 'open']])
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

test('at the end each browser that was ever started is closed', async () => {
  const { environment, hosts } = await openAll()
  for (const host of hosts) host.break()
  await environment.open()

  await environment.close()

  expect(hosts.map((host) => host.close.mock.calls.length > 0)).toEqual([true, true, true])
})

/** The wallets of drivers that do at once what they are told, until they break. */
async function openAll() {
  const hosts: ReturnType<typeof host>[] = []
  let why: string | undefined
  vi.mocked(startExtensionHost).mockImplementation(() => {
    const started = host(() => why)
    hosts.push(started)
    return started
  })
  const environment = await openExtension({ chain, step: 1000 })
  const refuse = (reason: string | undefined) => (why = reason)
  return { environment, hosts, refuse }
}

function host(refused: () => string | undefined) {
  let broken = false
  const asked: ExtensionOrder[] = []
  return {
    asked,
    break: () => (broken = true),
    ended: () => broken,
    slowness: () => 1,
    hear: () => undefined,
    close: vi.fn<ExtensionHost['close']>(async () => void (broken = true)),
    async order(order: ExtensionOrder) {
      asked.push(order)
      const why = broken ? 'The MetaMask driver ended.' : refused()
      if (why !== undefined) throw new Error(why)
      return (order.op === 'launch' ? { version: '13.13.1' } : { acts: [] }) as never
    },
  } satisfies ExtensionHost & { asked: ExtensionOrder[]; break(): void }
}

const ops = ({ asked }: { asked: ExtensionOrder[] }) =>
  asked.map(({ op }) => op).filter((op) => op !== 'close')

const world: World = { chainId: 56, accounts: [], url: () => '', onAsked: () => () => undefined }

const chain: Gateway = {
  lease: () => world,
  ask: async () => ({ result: null, by: 'promise' }),
  close: async () => undefined,
}
