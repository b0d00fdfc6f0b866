import {
  connect,
  createConnector,
  disconnect,
  getConnection,
  injected,
  mock,
  type MockParameters,
  reconnect,
  switchChain,
  type CreateConnectorFn,
} from '@wagmi/core'
import { bsc, mainnet } from 'viem/chains'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultWallets } from '../catalogue/defaultWallets.ts'
import { a, b, createFakeWallet, fail } from '../fakes/createFakeWallet.ts'
import { createFakeStorage } from '../fakes/createFakeStorage.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'
import { createConnectorWallets } from './createConnectorWallets.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'

const chains = [bsc, mainnet] as const

/** Creates a page whose connection has the default wallets and rows for connectors. */
function pageWith(
  connectors: readonly CreateConnectorFn[],
  options: createPageWithWallet.Options = {},
) {
  const wallets = [...defaultWallets, ...createConnectorWallets({ chains, connectors })]
  const page = createPageWithWallet({ announced: false, ...options, connection: { wallets } })
  const row = (id: string) => page.connection.wallets.getSnapshot().find((one) => one.id === id)
  return { ...page, row }
}

const mocked = (features?: MockParameters['features']) => mock({ accounts: [b], features })

afterEach(() => void vi.unstubAllGlobals())

test('a connector has a row after the default wallets, ready to connect', () => {
  const { connection } = pageWith([mocked()])
  const rows = connection.wallets.getSnapshot()
  expect(rows).toHaveLength(9)
  expect(rows.at(-1)).toEqual({
    id: 'mock',
    name: 'Mock Connector',
    installed: false,
    group: 'catalogue',
    provided: true,
  })
})

test('a row has the rdns and the icon of its connector', () => {
  const icon = 'data:image/png;base64,AA=='
  const { row } = pageWith([(made) => ({ ...mocked()(made), rdns: 'com.fox', icon })])
  expect(row('mock')).toMatchObject({ rdns: 'com.fox', icon })
})

test('connects, switches and disconnects by its row, with the events of any wallet', async () => {
  const { connection, events } = pageWith([mocked()])
  await expect(connection.connect({ wallet: 'mock' })).resolves.toEqual({
    accounts: [b],
    chainId: 56,
  })
  await connection.switchChain({ chainId: 1 })
  expect(connection.getSnapshot()).toMatchObject({
    status: 'connected',
    wallet: 'mock',
    chainId: 1,
  })
  await connection.disconnect()
  expect(events()).toEqual(['connecting', 'connect', 'change.chain', 'disconnect'])
})

test('a connect to another wallet ends its connection', async () => {
  const { announce, connection, wallet, events } = pageWith([mocked()])
  announce(wallet)
  await connection.connect({ wallet: 'mock' })
  await connection.connect({ wallet: 'metamask' })
  expect(connection.getSnapshot()).toMatchObject({ wallet: 'metamask', accounts: [a] })
  expect(events()).toEqual(['connecting', 'connect', 'disconnect', 'connecting', 'connect'])
})

test('rejects with UserRejected when the connector rejects a connect or a switch', async () => {
  const declined = pageWith([mocked({ connectError: true })])
  await expect(declined.connection.connect({ wallet: 'mock' })).rejects.toMatchObject({
    name: 'UserRejectedError',
  })
  const { connection } = pageWith([mocked({ switchChainError: true })])
  await connection.connect({ wallet: 'mock' })
  await expect(connection.switchChain({ chainId: 1 })).rejects.toMatchObject({
    name: 'UserRejectedError',
  })
  expect(connection.getSnapshot()).toMatchObject({ status: 'connected', chainId: 56 })
})

test("wagmi's actions and state use the row like that of any wallet", async () => {
  const { connection, events } = pageWith([mocked()])
  const config = createWagmiConfig(connection, { transports: {} })
  const connector = config.connectors.find(({ id }) => id === 'mock')!
  await connect(config, { connector })
  await switchChain(config, { chainId: 1 })
  expect(getConnection(config)).toMatchObject({ status: 'connected', address: b, chainId: 1 })
  await disconnect(config)
  expect(config.state.connections.size).toBe(0)
  expect(events()).toEqual(['connecting', 'connect', 'change.chain', 'disconnect'])
})

test('says that a connector without a provider is not available here', async () => {
  const away = createConnector((made) => ({
    ...mocked()(made),
    id: 'safe',
    name: 'Safe',
    getProvider: async () => undefined,
  }))
  const { connection } = pageWith([away])
  await expect(connection.connect({ wallet: 'safe' })).rejects.toMatchObject({
    name: 'ConnectFailedError',
    cause: { message: 'Safe is not available in this page.' },
  })
})

test('calls `setup` of a connector only when the user selects it', async () => {
  const setup = vi.fn<() => Promise<void>>(async () => {})
  const { connection, row } = pageWith([(made) => ({ ...mocked()(made), setup })])
  expect(row('mock')).toBeDefined()
  expect(setup).not.toHaveBeenCalled()
  await connection.connect({ wallet: 'mock' }).catch(() => {})
  expect(setup).toHaveBeenCalledOnce()
})

test('follows the accounts of the connector, and its disconnect', async () => {
  const wallet = createFakeWallet('app.phantom', 'Phantom')
  vi.stubGlobal('window', { localStorage: createFakeStorage() })
  const { connection, events, settle } = pageWith([injected({ target: targetOf(wallet) })])
  await connection.connect({ wallet: 'phantom' })
  wallet.emit('accountsChanged', [b])
  expect(connection.getSnapshot().accounts).toEqual([b])
  wallet.emit('chainChanged', '0x1')
  expect(connection.getSnapshot().chainId).toBe(1)
  wallet.lock()
  await settle()
  expect(connection.getSnapshot().status).toBe('disconnected')
  expect(events()).toEqual([
    'connecting',
    'connect',
    'change.account',
    'change.chain',
    'disconnect',
  ])
})

test("uses the page's wallet instead of the connector if it announces the connector's rdns", async () => {
  const wallet = createFakeWallet('app.phantom', 'Phantom')
  const { announce, connection, row } = pageWith([
    (made) => ({ ...mocked()(made), id: 'phantom', rdns: 'app.phantom' }),
  ])
  announce(wallet)
  expect(row('phantom')).toMatchObject({ installed: true })
  await expect(connection.connect({ wallet: 'phantom' })).resolves.toMatchObject({ accounts: [a] })
})

const targetOf = ({ provider }: ReturnType<typeof createFakeWallet>) => ({
  id: 'phantom',
  name: 'Phantom',
  provider: provider as never,
})

/** Opens pages of one site with wagmi's `injected` connector, whose wallet cannot revoke permissions. */
function createSite(stored = createFakeStorage()) {
  const wallet = createFakeWallet('app.phantom', 'Phantom')
  wallet.on('wallet_revokePermissions', fail({ code: 4200, message: '' }))
  const open = () => {
    vi.stubGlobal('window', { localStorage: stored })
    return pageWith([injected({ target: targetOf(wallet) })], { storage: stored })
  }
  return { open, stored, wallet }
}

test('restores the connection after a reload, without a prompt', async () => {
  const { open, wallet } = createSite()
  await open().connection.connect({ wallet: 'phantom' })
  const asked = wallet.calls('eth_requestAccounts').length
  const { connection } = open()
  await connection.reconnect()
  expect(connection.getSnapshot()).toMatchObject({ status: 'connected', accounts: [a] })
  wallet.emit('accountsChanged', [b])
  wallet.emit('chainChanged', '0x1')
  expect(connection.getSnapshot()).toMatchObject({ accounts: [b], chainId: 1 })
  expect(wallet.calls('eth_requestAccounts')).toHaveLength(asked)
})

test("wagmi's reconnect restores it too", async () => {
  const { open } = createSite()
  await open().connection.connect({ wallet: 'phantom' })
  const config = createWagmiConfig(open().connection, { transports: {} })
  expect(await reconnect(config)).toMatchObject([{ accounts: [a], connector: { id: 'phantom' } }])
})

test('restores nothing after a disconnect of the user, which also disconnects the connector', async () => {
  const { open, stored } = createSite()
  const { connection, settle } = open()
  await connection.connect({ wallet: 'phantom' })
  await connection.disconnect()
  await settle()
  expect(stored.keys()).toContain('wagmi.phantom.disconnected')
  const next = open()
  await next.connection.reconnect()
  expect(next.status()).toBe('disconnected')
})

test('restores nothing if the connector says that it is not authorized', async () => {
  const { open, stored } = createSite()
  await open().connection.connect({ wallet: 'phantom' })
  stored.setItem('wagmi.phantom.disconnected', 'true')
  const next = open()
  await next.connection.reconnect()
  expect(next.status()).toBe('disconnected')
})

test('connects with a blocked storage', async () => {
  const shut = () => {
    throw new Error('denied')
  }
  const { open } = createSite({
    ...createFakeStorage(),
    getItem: shut,
    setItem: shut,
    removeItem: shut,
  })
  await expect(open().connection.connect({ wallet: 'phantom' })).resolves.toMatchObject({
    accounts: [a],
  })
})
