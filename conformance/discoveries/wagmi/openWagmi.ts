import {
  connect,
  createConfig,
  createStorage,
  disconnect,
  getConnection,
  injected,
  reconnect,
  switchChain,
} from '@wagmi/core'
import { custom } from 'viem'
import { bsc, mainnet } from 'viem/chains'
import { metaMaskOn, walletConnectOn } from './connectorsOnFakeWallets.ts'
import type { OpenLibrary, PageOptions } from './ComparedLibrary.ts'

export const openWagmi: OpenLibrary = async (page) => {
  const { wallets } = page
  const nowhere = custom({ request: async () => '0x0' })
  // wagmi's connectors find a provider only if there is a `window`.
  Object.assign(globalThis, { window: page.window })
  const config = createConfig({
    chains: [bsc, mainnet],
    connectors: page.finds ? [] : connectorsOf(page),
    multiInjectedProviderDiscovery: page.finds ?? false,
    storage: createStorage({ storage: storageOf(page) }),
    transports: { [bsc.id]: nowhere, [mainnet.id]: nowhere },
  })
  const connectorFor = (wallet = wallets[0]) =>
    config.connectors.length === 1
      ? config.connectors[0]
      : config.connectors.find(({ id }) => id === wallet.id)
  const switchTo = (chainId: number) => switchChain(config, { chainId: chainId as 56 })
  return {
    connect: (options, wallet) =>
      connect(config, { connector: connectorFor(wallet), ...options } as never),
    switchTo,
    // wagmi has no separate action to add a chain: its switch also adds it.
    addNetwork: switchTo,
    disconnect: () => disconnect(config),
    reconnect: () => reconnect(config),
    state: () => {
      const { status, address, chainId } = getConnection(config)
      return { status, account: address, chainId }
    },
    notices: () => [],
    // While connected, wagmi has one listener on `change`. Any others are left behind.
    leftoverListeners: () =>
      config.connectors.reduce(
        (sum, { emitter }) => sum + Math.max(0, emitter.listenerCount('change') - 1),
        0,
      ),
    offers: () => config.connectors.length,
    close: () => void Reflect.deleteProperty(globalThis, 'window'),
  }
}

const connectorsOf = ({ wallets, connector }: PageOptions) => {
  if (connector === 'walletConnect') return [walletConnectOn(wallets[0])]
  if (connector === 'metaMask') return [metaMaskOn(wallets[0])]
  return wallets.map(({ id, provider }) =>
    injected({ target: { id, name: id, provider: provider as never } }),
  )
}

const storageOf = ({ storage, clock, slow }: PageOptions) => {
  if (slow === undefined) return storage
  const getItem = (key: string) => {
    const value = storage.getItem(key)
    return new Promise<string | null>(
      (resolve) => void clock.setTimeout(() => resolve(value), slow),
    )
  }
  return { ...storage, getItem }
}
