import type { Callback, Payload } from '../wallet/addLegacyMethods.ts'
import type { Core } from '../wallet/engineAndPersonaTypes.ts'
import type { Provider } from '../wallet/types.ts'
import { defineGetters } from './defineGetters.ts'
import { rabbyPageProvider } from './rabbyPageProvider.ts'

/** Adds members beyond EIP-1193 (index.ts of `@rabby-wallet/page-provider`). */
export const addRabbyProviderMembers = (provider: Provider, core: Core): Provider => {
  const inpage = rabbyPageProvider(core)
  defineGetters(provider, inpage, ['chainId', 'networkVersion', 'selectedAddress'])
  const { request } = provider
  Object.assign(provider, {
    // Rabby reads `args.method` without a check, so `request()` without an argument rejects with a TypeError.
    request: async (args: { method: unknown }) => {
      void args.method
      return request(args)
    },
    _metamask: { isUnlocked: async () => inpage.isUnlocked },
    net_version: () => provider.request({ method: 'net_version' }),
    sendAsync: (payload: Payload | Payload[], callback: Callback) =>
      sendAsync(provider, payload, callback),
    send: (first: unknown, second?: unknown) => {
      if (typeof first === 'string' && (!second || Array.isArray(second)))
        return provider
          .request(second ? { method: first, params: second } : { method: first })
          .then((result) => ({ id: undefined, jsonrpc: '2.0', result }))
      if (typeof second === 'function')
        return sendAsync(provider, first as Payload, second as Callback)
      return synchronous(core, first as Payload)
    },
  })
  // Lets a site delete only `on` and these flags. Deleting any other member succeeds but has no effect.
  return new Proxy(provider, {
    deleteProperty: (target, key) => {
      if (['on', 'isRabby', 'isMetaMask', '_isRabby'].includes(String(key)))
        Reflect.deleteProperty(target, key)
      return true
    },
  })
}

function sendAsync(provider: Provider, payload: Payload | Payload[], callback: Callback): unknown {
  if (Array.isArray(payload))
    return Promise.all(
      payload.map(
        (one) => new Promise((resolve) => sendAsync(provider, one, (_, seen) => resolve(seen))),
      ),
    ).then((all) => callback(null, all))
  const { method, params, ...rest } = payload
  provider.request(params === undefined ? { method } : { method, params }).then(
    (result) => callback(null, { ...rest, method, result }),
    (error: unknown) => callback(error, { ...rest, method, error }),
  )
  return undefined
}

function synchronous(core: Core, { id, jsonrpc, method }: Payload): object {
  const { selectedAddress } = rabbyPageProvider(core)
  if (method === 'eth_accounts')
    return { id, jsonrpc, result: selectedAddress ? [selectedAddress] : [] }
  if (method === 'eth_coinbase') return { id, jsonrpc, result: selectedAddress ?? null }
  throw new Error('sync method doesnt support')
}
