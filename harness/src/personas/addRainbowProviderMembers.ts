import type { Callback, Payload } from '../wallet/addLegacyMethods.ts'
import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import type { Provider } from '../wallet/types.ts'
import { defineGetters } from './defineGetters.ts'
import { rainbowPageProvider } from './rainbowPageProvider.ts'

/** Adds members beyond EIP-1193 (RainbowProvider.ts in `@rainbow-me/provider`). */
export const addRainbowProviderMembers = (provider: Provider, core: Core): Provider => {
  const inpage = rainbowPageProvider(core)
  defineGetters(provider, inpage, ['chainId', 'networkVersion', 'selectedAddress', 'connected'])
  const { request } = provider
  const isConnected = provider['isConnected'] as () => boolean
  // Rainbow's provider has its methods on its prototype too, where they stay if a site deletes them.
  const methods = {
    // A missing argument throws synchronously, as in Rainbow.
    request: (args: Payload) => {
      const method = args.method
      return request(args).then((answer) => {
        inpage.handleAnswer(method, answer)
        return answer
      })
    },
    isConnected: () => (core.policy.isConnected === 'accounts' ? inpage.connected : isConnected()),
    enable: async () => provider.request({ method: 'eth_requestAccounts' }),
    // Returns the result alone, without the JSON-RPC response around it.
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
