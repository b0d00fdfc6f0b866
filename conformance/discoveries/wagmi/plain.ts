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
import type { OpenSide } from './side.ts'

/** wagmi as its documentation sets it up: the injected connector, everything else as it comes. */
export const openPlain: OpenSide = async (wallet, stored) => {
  const nowhere = custom({ request: async () => '0x0' })
  const provider = wallet.provider as never
  // Without a page wagmi's connector finds no provider, whatever it is given.
  Object.assign(globalThis, { window: new EventTarget() })
  const config = createConfig({
    chains: [bsc, mainnet],
    connectors: [injected({ target: { id: 'wallet', name: 'Wallet', provider } })],
    multiInjectedProviderDiscovery: false,
    storage: createStorage({
      storage: {
        getItem: (key) => stored.get(key) ?? null,
        setItem: (key, value) => void stored.set(key, value),
        removeItem: (key) => void stored.delete(key),
      },
    }),
    transports: { [bsc.id]: nowhere, [mainnet.id]: nowhere },
  })
  const [connector] = config.connectors
  if (connector === undefined) throw new Error('wagmi made no connector')
  const changes = () => connector.emitter.listenerCount('change')
  return {
    connect: (options) => connect(config, { connector, ...options } as never),
    switchTo: (chainId) => switchChain(config, { chainId: chainId as 56 }),
    disconnect: () => disconnect(config),
    reconnect: () => reconnect(config),
    state: () => {
      const { status, address, chainId } = getConnection(config)
      return {
        connected: status === 'connected',
        status,
        ...(address === undefined ? {} : { account: address }),
        ...(chainId === undefined ? {} : { chainId }),
      }
    },
    told: () => [],
    // Connected, it has one of its own.
    left: () => Math.max(0, changes() - 1),
    close: () => void Reflect.deleteProperty(globalThis, 'window'),
  }
}
