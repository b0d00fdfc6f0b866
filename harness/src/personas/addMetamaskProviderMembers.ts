import type { Callback, Payload } from '../wallet/addLegacyMethods.ts'
import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import type { Provider } from '../wallet/types.ts'
import { defineGetters } from './defineGetters.ts'
import { metamaskPageProvider } from './metamaskPageProvider.ts'

/** Adds members beyond EIP-1193 (recordings 00-initial-state and 41-legacy). */
export const addMetamaskProviderMembers = (provider: Provider, core: Core): Provider => {
  const inpage = metamaskPageProvider(core)
  const isConnected = provider['isConnected'] as () => boolean
  defineGetters(provider, inpage, ['chainId', 'networkVersion', 'selectedAddress'])
  Object.assign(provider, {
    isConnected: () => (core.policy.isConnected === 'honest' ? inpage.isConnected : isConnected()),
    getMaxListeners: () => 100,
    _events: {},
    _state: innerState(core),
    // True while the extension is connected, even if the wallet is locked (MetaMaskInpageProvider.ts).
    _metamask: {
      isUnlocked: async () => !core.vanished && !inpage.isPermanentlyDisconnected,
      requestBatch: (requests: unknown[]) =>
        Promise.all(requests.map((args) => provider.request(args))),
    },
    sendAsync: (payload: Payload | Payload[], callback: Callback) =>
      void respondAll(provider, payload, callback),
    send: (first: unknown, second?: unknown) => {
      if (typeof first === 'string')
        return provider
          .request(second === undefined ? { method: first } : { method: first, params: second })
          .then((result) => ({ id: undefined, jsonrpc: '2.0', result }))
      if (typeof second === 'function')
        return respondAll(provider, first as Payload, second as Callback)
      return synchronous(provider, core, first as Payload)
    },
  })
  // Deleting succeeds without effect, because old libraries delete members (initializeInpageProvider.ts).
  return new Proxy(provider, { deleteProperty: () => true })
}

/** Creates `_state` (BaseProvider.ts), by which libraries tell MetaMask from Brave. */
const innerState = (core: Core): object => {
  const inpage = metamaskPageProvider(core)
  const keys = ['accounts', 'isConnected', 'initialized', 'isPermanentlyDisconnected'] as const
  const state = {}
  for (const key of keys)
    Object.defineProperty(state, key, { get: () => inpage[key], enumerable: true })
  return state
}

/** Answers a legacy call. Only a single payload gets `jsonrpc` (`_rpcRequest` in BaseProvider.ts). */
async function respondAll(
  provider: Provider,
  payload: Payload | Payload[],
  callback: Callback,
): Promise<void> {
  if (Array.isArray(payload)) {
    const all = await Promise.all(payload.map((one) => respond(provider, one)))
    return callback(
      null,
      all.map(({ response }) => response),
    )
  }
  payload.jsonrpc ??= '2.0'
  const { error, response } = await respond(provider, payload)
  callback(error, response)
}

async function respond(
  provider: Provider,
  { id, jsonrpc, method, params }: Payload,
): Promise<{ error: unknown; response: object }> {
  try {
    const result = await provider.request(params === undefined ? { method } : { method, params })
    return { error: null, response: { id, jsonrpc, result } }
  } catch (error) {
    return { error, response: { id, jsonrpc, error } }
  }
}

/** Answers a `send` without a callback (`_sendSync` in MetaMaskInpageProvider.ts, recording 41-legacy). */
function synchronous(provider: Provider, core: Core, payload: Payload): object {
  const inpage = metamaskPageProvider(core)
  const answers: Record<string, () => unknown> = {
    eth_accounts: () => (inpage.selectedAddress === null ? [] : [inpage.selectedAddress]),
    eth_coinbase: () => inpage.selectedAddress,
    net_version: () => inpage.networkVersion,
    eth_uninstallFilter: () => {
      void respondAll(provider, payload, () => {})
      return true
    },
  }
  const method = payload.method
  if (!Object.hasOwn(answers, method))
    throw new Error(
      `MetaMask: The MetaMask Ethereum provider does not support synchronous methods like ${method} without a callback parameter.`,
    )
  const result = answers[method]?.()
  return { id: payload.id, jsonrpc: payload.jsonrpc, result }
}
