import {
  connect,
  disconnect,
  getConnection,
  hydrate,
  injected,
  mock,
  reconnect,
  switchConnection,
  type Config,
} from '@wagmi/core'
import { custom } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { a, b, createFakeWallet, fail, never } from '../fakes/createFakeWallet.ts'
import { createFakeStorage } from '../fakes/createFakeStorage.ts'
import { createTestPage } from '../fakes/createTestPage.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'

/** Creates a config with a wagmi connector in addition to those of the connection. */
function mixed() {
  const world = createTestPage()
  const node = custom({ request: never })
  const config = createWagmiConfig(world.connection, {
    transports: { 56: node, 1: node },
    connectors: [mock({ accounts: [b] })],
  })
  const connector = (id: string) => {
    const found = config.connectors.find((known) => known.id === id)
    if (!found) throw new Error(`no connector ${id}`)
    return found
  }
  /** Returns the connection that wagmi's hooks show, and the ids of all connected connectors. */
  const shown = () => {
    const { status, address } = getConnection(config)
    const all = [...config.state.connections.values()].map((known) => known.connector.id)
    return { status, address, all }
  }
  return { ...world, config, connector, shown }
}

test('another connector connects, and stays connected', async () => {
  const { config, connector, shown, settle } = mixed()
  await connect(config, { connector: connector('mock') })
  await settle()
  expect(shown()).toEqual({ status: 'connected', address: b, all: ['mock'] })
})

test("the connection's connector becomes the current one beside another connector", async () => {
  const { config, connection, connector, shown } = mixed()
  await connect(config, { connector: connector('mock') })
  await connection.connect({ wallet: 'metamask' })
  expect(shown()).toEqual({ status: 'connected', address: a, all: ['mock', 'metamask'] })
})

test('switchConnection switches between the two connectors', async () => {
  const { config, connection, connector, shown } = mixed()
  await connection.connect({ wallet: 'metamask' })
  await connect(config, { connector: connector('mock') })
  expect(shown()).toMatchObject({ address: b })
  await switchConnection(config, { connector: connector('metamask') })
  expect(shown()).toMatchObject({ address: a })
})

test("shows the other connector after the connection's connector disconnects", async () => {
  const { config, connector, wallet, connection, shown } = mixed()
  await connect(config, { connector: connector('mock') })
  await connection.connect({ wallet: 'metamask' })
  wallet.lock()
  expect(shown()).toEqual({ status: 'connected', address: b, all: ['mock'] })
})

test("shows the connection's connector after the other one disconnects", async () => {
  const { config, connector, connection, shown } = mixed()
  await connection.connect({ wallet: 'metamask' })
  await connect(config, { connector: connector('mock') })
  await disconnect(config, { connector: connector('mock') })
  expect(shown()).toEqual({ status: 'connected', address: a, all: ['metamask'] })
})

test("a failed attempt of the connection's connector keeps the other one", async () => {
  const { config, connector, wallet, shown } = mixed()
  await connect(config, { connector: connector('mock') })
  wallet.on('eth_requestAccounts', () => Promise.reject(Object.assign(new Error(), { code: 4001 })))
  await connect(config, { connector: connector('metamask') }).catch(() => {})
  expect(shown()).toEqual({ status: 'connected', address: b, all: ['mock'] })
})

test("another connector with the same id does not replace the connection's connector", async () => {
  const world = createTestPage()
  const node = custom({ request: never })
  const config = createWagmiConfig(world.connection, {
    transports: { 56: node, 1: node },
    connectors: [(made) => ({ ...mock({ accounts: [b] })(made), id: 'app.phantom' })],
  })
  world.announce(createFakeWallet('app.phantom', 'Phantom'))
  await world.connection.connect({ wallet: 'app.phantom' })
  const all = [...config.state.connections.values()]
  expect(all.map(({ accounts, connector }) => [connector.type, accounts])).toEqual([
    ['touchstone', [a]],
  ])
})

/**
 * Returns a function that opens pages with wagmi's `injected` connector and a wallet that cannot revoke permissions.
 */
function createPages(stored = createFakeStorage()) {
  const { on, provider } = createFakeWallet('app.phantom', 'Phantom')
  on('wallet_revokePermissions', fail({ code: 4200, message: '' }))
  const target = () => ({ id: 'phantom', name: 'Phantom', provider: provider as never })
  const open = (ssr = false) => {
    vi.stubGlobal('window', { localStorage: stored, ethereum: provider })
    const { connection } = createTestPage({ announced: false })
    const connectors = [injected({ target }), injected()]
    return createWagmiConfig(connection, { transports: {}, connectors, ssr })
  }
  const find = ({ connectors }: Config, id: string) => connectors.find((known) => known.id === id)!
  return { open, find, stored }
}

afterEach(() => void vi.unstubAllGlobals())

test.each([false, true])(
  'does not reconnect another connector after a reload if the user disconnected it; ssr: %s',
  async (ssr) => {
    const { open, find, stored } = createPages()
    const before = open(ssr)
    await hydrate(before, { reconnectOnMount: false }).onMount()
    await connect(before, { connector: find(before, 'phantom') })
    await disconnect(before)

    const after = open(ssr)
    await hydrate(after, { reconnectOnMount: false }).onMount()

    expect(await reconnect(after)).toEqual([])
    expect(stored.keys()).not.toContain('wagmi.store')
  },
)

test('reconnects another connector after a reload', async () => {
  const { open, find } = createPages()
  const before = open()
  await connect(before, { connector: find(before, 'injected') })
  const restored = await reconnect(open())
  expect(restored.map(({ connector }) => connector.id)).toContain('injected')
})

test('another connector connects with a blocked storage', async () => {
  const shut = () => {
    throw new Error('denied')
  }
  const { open, find } = createPages({ ...createFakeStorage(), getItem: shut, setItem: shut })
  const config = open()
  expect(await connect(config, { connector: find(config, 'phantom') })).toMatchObject({
    accounts: [a],
  })
})
