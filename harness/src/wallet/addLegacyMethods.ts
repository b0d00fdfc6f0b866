import type { Core } from './engineAndPersonaTypes.ts'
import { encode } from './jsonEncoding.ts'
import type { Json, Provider } from './types.ts'

/** JSON-RPC request of a call from before EIP-1193. */
export type Payload = { id?: number | string; jsonrpc?: string; method: string; params?: unknown }

export type Callback = (error: unknown, response?: unknown) => void

/** Adds the calls from before EIP-1193 to the provider (its appendix "Legacy Provider API"). */
export const addLegacyMethods = (provider: Provider, core: Core): void => {
  // Reads `request` now, because the persona of a legacy wallet deletes it from the provider later.
  const ask = provider.request
  const request = (payload: Payload) =>
    ask({ method: payload.method, params: payload.params ?? [] })
  const envelope = ({ id = 1, jsonrpc = '2.0' }: Payload) => ({ id, jsonrpc })
  const send = (payload: Payload) =>
    request(payload).then((result) => ({ ...envelope(payload), result }))

  const respond = async (payload: Payload): Promise<{ error: unknown; response: object }> => {
    try {
      return { error: null, response: await send(payload) }
    } catch (error) {
      return { error, response: { ...envelope(payload), error: errorValue(error) } }
    }
  }

  const sendAsync = (payload: Payload | Payload[], callback: Callback): void => {
    if (Array.isArray(payload))
      void Promise.all(payload.map(respond)).then((all) => {
        const responses = all.map(({ response }) => response)
        callback(null, responses)
      })
    else void respond(payload).then(({ error, response }) => callback(error, response))
  }

  Object.assign(provider, {
    enable: () => ask({ method: 'eth_requestAccounts' }),
    sendAsync,
    send: (first: unknown, second?: unknown) => {
      if (typeof first === 'string') return send({ method: first, params: second })
      if (typeof second === 'function') return sendAsync(first as Payload, second as Callback)
      return send(first as Payload)
    },
    isConnected: () => {
      const { policy, store } = core
      if (policy.isConnected === 'always') return true
      if (!store.connected()) return false
      return policy.isConnected === 'honest' || store.accounts().length > 0
    },
  })
}

/** Converts an error to the plain object that JSON-RPC 2.0 prescribes for `error` in a response. */
function errorValue(error: unknown): Json {
  const {
    code = -32603,
    message = String(error),
    data,
  } = (error ?? {}) as { code?: Json; message?: string; data?: Json }
  const encoded = encode(data)
  return { code, message, ...(encoded.$ === 'json' ? { data: encoded.value } : {}) }
}
