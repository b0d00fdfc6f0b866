import {
  connect,
  disconnect,
  getAccount,
  getBlockNumber,
  getCallsStatus,
  getCapabilities,
  getConnectorClient,
  reconnect,
  sendCalls,
  sendTransaction,
  signMessage,
  switchChain,
  watchConnection,
  type Config,
} from '@wagmi/core'
import { custom, UserRejectedRequestError } from 'viem'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { classify } from '../classify/classify.ts'
import { a, b, createFakeWallet, fail, never } from '../fakes/createFakeWallet.ts'
import { createPageWithWallet } from '../fakes/createPageWithWallet.ts'
import { createWagmiConfig } from './createWagmiConfig.ts'

function withWagmi(options: createPageWithWallet.Options = {}) {
  const page = createPageWithWallet(options)
  const node = custom({ request: never })
  const config = createWagmiConfig(page.connection, { transports: { 56: node, 1: node } })
  const connector = (id: string) => {
    const found = config.connectors.find((known) => known.id === id)
    if (!found) throw new Error(`no connector ${id}`)
    return found
  }
  return { ...page, config, connector }
}

async function connectedWithWagmi() {
  const page = withWagmi()
  await page.connected()
  return page
}

const stateOf = ({ state }: Config) => ({
  status: state.status,
  connections: [...state.connections.values()].map(({ accounts, chainId }) => ({
    accounts,
    chainId,
  })),
})

test('a read from a chain without a transport throws an error with the name of the chain', () => {
  const { connection } = createPageWithWallet()
  const config = createWagmiConfig(connection, { transports: { 56: custom({ request: never }) } })
  expect(() => getBlockNumber(config, { chainId: 1 })).toThrow(
    'wagmi cannot read Ethereum: it has no transport. Give createWagmiConfig one: { transports: { 1: http() } }.',
  )
})

describe('wagmi follows the connection', () => {
  test('has the accounts and the chain after connect, change and disconnect', async () => {
    const { config, wallet } = await connectedWithWagmi()
    expect(stateOf(config)).toEqual({
      status: 'connected',
      connections: [{ accounts: [a], chainId: 56 }],
    })
    wallet.emit('accountsChanged', [b])
    wallet.emit('chainChanged', '0x1')
    expect(stateOf(config).connections).toEqual([{ accounts: [b], chainId: 1 }])
    expect(config.state.chainId).toBe(1)
    wallet.lock()
    expect(stateOf(config)).toEqual({ status: 'disconnected', connections: [] })
  })

  test('has the status connecting or reconnecting', async () => {
    const page = withWagmi()
    await page.connecting()
    expect(page.config.state.status).toBe('connecting')
    const { next } = await createPageWithWallet().reconnecting()
    const config = createWagmiConfig(next.connection, { transports: {} })
    expect(config.state.status).toBe('reconnecting')
  })

  test('stays disconnected after the user disconnected, although the wallet emits accounts (unlike plain wagmi)', async () => {
    const { config, connection, wallet } = await connectedWithWagmi()
    await connection.disconnect()
    wallet.emit('accountsChanged', [b])
    expect(stateOf(config)).toEqual({ status: 'disconnected', connections: [] })
  })

  test('has one connection after a connect to another wallet', async () => {
    const { announce, config, connection } = withWagmi()
    announce(createFakeWallet('io.rabby'))
    await connection.connect({ wallet: 'metamask' })
    await connection.connect({ wallet: 'rabby' })
    expect(config.state.connections.size).toBe(1)
    expect(getAccount(config).connector?.id).toBe('rabby')
  })

  test('emits the events of the stream on the emitter of the connector', async () => {
    const { connection, connector, wallet } = withWagmi()
    const heard: string[] = []
    for (const event of ['connect', 'change', 'disconnect'] as const)
      connector('metamask').emitter.on(event, () => heard.push(event))
    await connection.connect({ wallet: 'metamask' })
    wallet.emit('chainChanged', '0x1')
    wallet.lock()
    expect(heard).toEqual(['connect', 'change', 'disconnect'])
  })

  test('changes once at a connect, although the row becomes the recent one then', async () => {
    const { config, connection } = withWagmi()
    const seen: string[] = []
    config.subscribe(
      (state) => state,
      ({ status }) => seen.push(status),
    )
    await connection.connect({ wallet: 'metamask' })
    expect(seen).toEqual(['connecting', 'connected'])
  })

  test('adds a connector for a wallet that announces itself late', () => {
    const { announce, config } = withWagmi()
    announce(createFakeWallet('com.example.wallet', 'Example'))
    expect(config.connectors.map(({ id }) => id)).toContain('com.example.wallet')
    expect(config.connectors).toHaveLength(9)
  })

  test("does not store wagmi's state", async () => {
    const { storage } = await connectedWithWagmi()
    expect(storage.keys()).toEqual(['touchstone.connection', 'touchstone.recent'])
  })
})

describe("wagmi's actions", () => {
  test('connect returns the accounts and the chain', async () => {
    const { config, connector, events } = withWagmi()
    const result = await connect(config, { connector: connector('metamask') })
    expect(result).toEqual({ accounts: [a], chainId: 56 })
    expect(getAccount(config)).toMatchObject({ status: 'connected', address: a, chainId: 56 })
    expect(events()).toEqual(['connecting', 'connect'])
  })

  test('connect requests the given chain', async () => {
    const { config, connector } = withWagmi()
    await expect(
      connect(config, { connector: connector('metamask'), chainId: 1 }),
    ).resolves.toMatchObject({ chainId: 1 })
  })

  test('connect returns empty capabilities on request', async () => {
    const { config, connector } = withWagmi()
    const { accounts } = await connect(config, {
      connector: connector('metamask'),
      withCapabilities: true,
    })
    expect(accounts).toEqual([{ address: a, capabilities: {} }])
  })

  test("connect rejects with viem's UserRejectedRequestError, whose causes are our error and the wallet's", async () => {
    const { config, connector, wallet } = withWagmi()
    wallet.on('eth_requestAccounts', fail({ code: 4001, message: 'No' }))
    const error = await connect(config, { connector: connector('metamask') }).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(UserRejectedRequestError)
    expect(error).toMatchObject({
      code: 4001,
      cause: { name: 'UserRejectedError', cause: { code: 4001, message: 'No' } },
    })
    expect(config.state.status).toBe('disconnected')
  })

  test('connect rejects with Timeout when the wallet does not answer', async () => {
    const { clock, config, connector, wallet } = withWagmi()
    wallet.on('eth_requestAccounts', never)
    const promise = connect(config, { connector: connector('metamask') })
    promise.catch(() => {})
    await clock.advance(120_000)
    await expect(promise).rejects.toMatchObject({ name: 'TimeoutError' })
  })

  test('switchChain resolves even if the wallet emits no event', async () => {
    const { config, wallet } = await connectedWithWagmi()
    wallet.on('wallet_switchEthereumChain', () => {
      wallet.state.chainId = '0x1'
      return null
    })
    await expect(switchChain(config, { chainId: 1 })).resolves.toMatchObject({
      id: 1,
      name: 'Ethereum',
    })
    expect(getAccount(config).chainId).toBe(1)
  })

  test("switchChain rejects with viem's UserRejectedRequestError, and for other failures with the wallet's code", async () => {
    const { config, wallet } = await connectedWithWagmi()
    wallet.on('wallet_switchEthereumChain', fail({ code: 4001, message: '' }))
    await expect(switchChain(config, { chainId: 1 })).rejects.toBeInstanceOf(
      UserRejectedRequestError,
    )
    wallet.on('wallet_switchEthereumChain', fail({ code: -32603, message: 'Internal' }))
    await expect(switchChain(config, { chainId: 1 })).rejects.toMatchObject({
      name: 'SwitchChainError',
      code: -32603,
    })
  })

  test('getConnectorClient resolves after 5 s when the wallet does not return its chain', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const { config, wallet } = await connectedWithWagmi()
    wallet.on('eth_chainId', never)
    const client = getConnectorClient(config)
    await vi.advanceTimersByTimeAsync(5_000)
    await expect(client).resolves.toMatchObject({ chain: { id: 56 } })
  })

  test('signMessage rejects with ProviderNotFoundError for a missing wallet', async () => {
    const { config, connector } = await connectedWithWagmi()
    const signed = signMessage(config, { message: 'hello', connector: connector('rabby') })
    await expect(signed).rejects.toMatchObject({ name: 'ProviderNotFoundError' })
  })

  test('disconnect ends the connection', async () => {
    const { config, events } = await connectedWithWagmi()
    await disconnect(config)
    expect(stateOf(config)).toEqual({ status: 'disconnected', connections: [] })
    expect(events()).toEqual(['connecting', 'connect', 'disconnect'])
  })

  test('reconnect restores only the wallet of the last page', async () => {
    const before = await createPageWithWallet().connected()
    const { clock, storage, wallet } = before
    const { announce, config, events } = withWagmi({ clock, storage, wallet })
    announce(createFakeWallet('io.rabby'))
    const restored = await reconnect(config)
    expect(restored).toMatchObject([{ accounts: [a], chainId: 56 }])
    expect(getAccount(config)).toMatchObject({ status: 'connected', address: a })
    expect(events()).toEqual(['connecting', 'connect'])
  })

  test('reconnect waits for a wallet that announces itself late', async () => {
    const { clock, storage, wallet } = await createPageWithWallet().connected()
    const { announce, config, settle } = withWagmi({ clock, storage, wallet, announced: false })
    const restored = reconnect(config)
    await settle()
    announce(wallet)
    expect(await restored).toMatchObject([{ accounts: [a], chainId: 56 }])
    expect(getAccount(config)).toMatchObject({ status: 'connected', address: a })
  })

  test('reconnect restores a wallet on another device', async () => {
    const { provider } = createFakeWallet()
    const connection = { remotes: { rainbow: async () => provider } }
    const before = createPageWithWallet({ announced: false, connection })
    await before.connection.connect({ wallet: 'rainbow' })
    const { clock, storage } = before
    const { config } = withWagmi({ clock, storage, announced: false, connection })
    await reconnect(config)
    expect(getAccount(config)).toMatchObject({ status: 'connected', connector: { id: 'rainbow' } })
  })

  test('reconnect makes one attempt for a locked wallet that announces itself late', async () => {
    const { clock, storage, wallet } = await createPageWithWallet().connected()
    const { announce, config, events, settle } = withWagmi({
      clock,
      storage,
      wallet,
      announced: false,
    })
    const restored = reconnect(config)
    await settle()
    wallet.on('eth_accounts', () => [])
    announce(wallet)
    expect(await restored).toEqual([])
    expect(events()).toEqual(['connecting'])
  })

  test('repeated calls of getProvider start one attempt', async () => {
    const { clock, storage } = await createPageWithWallet().connected()
    const { config, events } = withWagmi({ clock, storage, announced: false })
    const connector = config.connectors.find(({ id }) => id === 'metamask')
    for (let look = 0; look < 3; look++) {
      const provider = connector!.getProvider()
      await clock.advance(5_000)
      await provider
    }
    expect(events()).toEqual(['connecting'])
  })

  test('reconnect ends without an error when the wallet does not announce itself', async () => {
    const { clock, storage } = await createPageWithWallet().connected()
    const { config, events } = withWagmi({ clock, storage, announced: false })
    const restored = reconnect(config)
    await clock.advance(5_000)
    expect(await restored).toEqual([])
    expect([config.state.status, events()]).toEqual(['disconnected', ['connecting']])
  })

  test('reconnect does nothing without a stored wallet', async () => {
    const { config, stream } = withWagmi()
    await expect(reconnect(config)).resolves.toEqual([])
    expect(config.state.status).toBe('disconnected')
    expect(stream).toEqual([])
  })

  test('reconnect does not end a pending connect of the user', async () => {
    const page = withWagmi()
    const { answer, promise } = await page.connecting()
    await reconnect(page.config)
    expect(page.config.state.status).toBe('connecting')
    answer.resolve([a])
    await promise
    expect(getAccount(page.config).status).toBe('connected')
  })

  test('signMessage sends the request to the wallet', async () => {
    const { config, wallet } = await connectedWithWagmi()
    wallet.on('personal_sign', ([message, account]) => `${message as string}${account as string}`)
    await expect(signMessage(config, { message: 'hi' })).resolves.toBe(`0x6869${a}`)
  })

  test('sendTransaction sends the request to the wallet', async () => {
    const { config, wallet } = await connectedWithWagmi()
    const hash = `0x${'1'.repeat(64)}`
    wallet.on('eth_sendTransaction', () => hash)
    await expect(sendTransaction(config, { to: b, value: 1n, gas: 21_000n })).resolves.toBe(hash)
    expect(wallet.calls('eth_sendTransaction')[0]?.params[0]).toMatchObject({
      from: a,
      to: b,
      value: '0x1',
    })
  })

  test("getCapabilities sends the request to the wallet, and returns the wallet's capabilities by chain", async () => {
    const { config, wallet } = await connectedWithWagmi()
    wallet.on('wallet_getCapabilities', () => ({ '0x38': { atomic: { status: 'ready' } } }))
    await expect(getCapabilities(config)).resolves.toEqual({ 56: { atomic: { status: 'ready' } } })
    await expect(getCapabilities(config, { account: a, chainId: 56 })).resolves.toEqual({
      atomic: { status: 'ready' },
    })
    expect(wallet.calls('wallet_getCapabilities').map(({ params }) => params)).toEqual([
      [a],
      [a, ['0x38']],
    ])
  })

  test('getCapabilities rejects for a wallet without EIP-5792, which stays connected', async () => {
    const { config, status, wallet } = await connectedWithWagmi()
    wallet.on('wallet_getCapabilities', fail({ code: 4200, message: 'No' }))
    await expect(getCapabilities(config)).rejects.toMatchObject({
      name: 'UnsupportedProviderMethodError',
      code: 4200,
    })
    expect(status()).toBe('connected')
  })

  const batch = {
    calls: [{ to: b, value: 1n }, { to: a }],
    forceAtomic: true,
    chainId: 56,
  } as const

  test('sendCalls sends a batch from the connected account, and getCallsStatus reads its status', async () => {
    const { config, wallet } = await connectedWithWagmi()
    wallet.on('wallet_sendCalls', () => ({ id: '0x1' }))
    wallet.on('wallet_getCallsStatus', ([id]) => ({
      version: '2.0.0',
      id,
      chainId: '0x38',
      status: 200,
      atomic: true,
      receipts: [],
    }))
    await expect(sendCalls(config, batch)).resolves.toEqual({ id: '0x1' })
    expect(wallet.calls('wallet_sendCalls')[0]?.params[0]).toMatchObject({
      version: '2.0.0',
      from: a,
      chainId: '0x38',
      atomicRequired: true,
      calls: [{ to: b, value: '0x1' }, { to: a }],
    })
    await expect(getCallsStatus(config, { id: '0x1' })).resolves.toMatchObject({
      status: 'success',
      atomic: true,
    })
  })

  test.each([
    ['a declined batch', 4001, 'UserRejectedRequestError'],
    ['a declined upgrade of the account', 5750, 'AtomicReadyWalletRejectedUpgradeError'],
    ['a wallet without EIP-5792', 4200, 'UnsupportedProviderMethodError'],
  ])("sendCalls rejects for %s with the wallet's code", async (_, code, name) => {
    const { config, status, wallet } = await connectedWithWagmi()
    wallet.on('wallet_sendCalls', fail({ code, message: 'No' }))
    await expect(sendCalls(config, batch)).rejects.toMatchObject({ cause: { name, code } })
    expect(status()).toBe('connected')
  })

  test("classify returns user-rejected for wagmi's error of a rejected transaction", async () => {
    const { config, wallet } = await connectedWithWagmi()
    wallet.on('eth_sendTransaction', fail({ code: 4001, message: 'No' }))
    const error = await sendTransaction(config, { to: b, gas: 21_000n }).catch((e: unknown) => e)
    expect(classify(error, { during: 'send' })).toBe('user-rejected')
  })

  test('watchConnection, which the hooks use, reports every change', async () => {
    const { config, connection, wallet } = withWagmi()
    const seen: unknown[] = []
    const stop = watchConnection(config, {
      onChange: ({ status, chainId }) => seen.push([status, chainId]),
    })
    await connection.connect({ wallet: 'metamask' })
    wallet.emit('chainChanged', '0x1')
    wallet.lock()
    stop()
    expect(seen).toEqual([
      ['connecting', undefined],
      ['connected', 56],
      ['connected', 1],
      ['disconnected', undefined],
    ])
  })

  test('getConnectorClient rejects when the wallet changed its chain without an event', async () => {
    const { config, wallet } = await connectedWithWagmi()
    wallet.state.chainId = '0x1'
    await expect(getConnectorClient(config)).rejects.toMatchObject({
      name: 'ConnectorChainMismatchError',
    })
  })
})

describe('several wallets that announce one identity', () => {
  test('each has a connector, and connect uses the selected one', async () => {
    const { announce, config, connector, wallet } = withWagmi()
    const second = createFakeWallet()
    second.state.accounts = [b]
    announce(second)
    await connect(config, { connector: connector('metamask#2') })
    expect(getAccount(config).address).toBe(b)
    expect(wallet.calls()).toEqual([])
  })

  test("wagmi's reconnect restores none of them", async () => {
    const before = await createPageWithWallet().connected()
    const { announce, config, connection } = withWagmi({
      storage: before.storage,
      wallet: before.wallet,
    })
    announce(createFakeWallet())
    expect(await reconnect(config)).toEqual([])
    expect(connection.getSnapshot()).toMatchObject({ status: 'disconnected', contested: true })
  })
})
