import type { Core } from '../wallet/core.ts'
import type { Provider } from '../wallet/types.ts'

/** State of Rainbow's provider in the page (PR RainbowProvider.ts). It holds only what the background sent. */
export type RainbowPageProvider = {
  chainId: string | undefined
  networkVersion: string
  selectedAddress: string | undefined
  /** Whether this page has received an answer to eth_requestAccounts. */
  connected: boolean
  /** Reads an answer of the background before the page gets it. */
  see(method: unknown, answer: unknown): void
  setChain(chainId: string): void
}

/** Returns the page-side state of this wallet. Creates it on first use. */
export const rainbowPageProvider = (core: Core): RainbowPageProvider => {
  const known = core.memory.get('rainbow')
  if (known) return known as RainbowPageProvider
  const inpage: RainbowPageProvider = {
    chainId: undefined,
    networkVersion: '1',
    selectedAddress: undefined,
    connected: false,
    see: (method, answer) => {
      if (method === 'eth_chainId') inpage.setChain(answer as string)
      if (method !== 'eth_requestAccounts') return
      inpage.selectedAddress = (answer as string[])[0]
      inpage.connected = true
    },
    setChain: (chainId) => {
      inpage.chainId = chainId
      inpage.networkVersion = Number(chainId).toString()
    },
  }
  core.memory.set('rainbow', inpage)
  return inpage
}

type Payload = { id?: unknown; method: string; params?: unknown }
type Callback = (error: unknown, response: unknown) => void

/** Members of Rainbow's provider besides EIP-1193 (PR RainbowProvider.ts). */
export const addRainbowSurface = (provider: Provider, core: Core): Provider => {
  const inpage = rainbowPageProvider(core)
  for (const key of ['chainId', 'networkVersion', 'selectedAddress', 'connected'] as const)
    Object.defineProperty(provider, key, {
      get: () => inpage[key],
      enumerable: true,
      configurable: true,
    })
  const { request } = provider
  const isConnected = provider['isConnected'] as () => boolean
  // The members are bound copies of the prototype's members. Deleting one uncovers the original.
  const methods = {
    // `args.method` is read before the promise exists, so missing arguments throw synchronously.
    request: (args: Payload) => {
      const method = args.method
      return request(args).then((answer) => {
        inpage.see(method, answer)
        return answer
      })
    },
    isConnected: () => (core.policy.isConnected === 'accounts' ? inpage.connected : isConnected()),
    enable: async () => provider.request({ method: 'eth_requestAccounts' }),
    // Returns the bare result, not a JSON-RPC response.
    send: async (first: string | Payload, second?: unknown) =>
      typeof first === 'string' && Array.isArray(second)
        ? provider.request({ method: first, params: second })
        : provider.request(first),
    sendAsync: async (payload: Payload, callback: Callback) => {
      const { id } = payload
      try {
        callback(null, { id, jsonrpc: '2.0', result: await provider.request(payload) })
      } catch (error) {
        const { code, message, name } = error as { code: unknown; message: unknown; name: unknown }
        callback(error, { id, jsonrpc: '2.0', error: { code, message, name } })
      }
    },
  }
  Object.assign(provider, methods)
  return Object.setPrototypeOf(provider, methods) as Provider
}
