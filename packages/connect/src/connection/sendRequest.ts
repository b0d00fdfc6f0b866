import { isExtensionGone } from '../classify/classify.ts'
import { readProperty } from '../normalise/readProperty.ts'
import type { Provider } from '../discovery/Provider.ts'
import type { Answer } from '../machine/types.ts'

/** Sends a request and returns its outcome. Never rejects, even if the provider throws synchronously. */
export async function sendRequest(
  provider: Provider | undefined,
  args: { method: string; params?: unknown },
): Promise<Answer> {
  if (!provider) return { ok: false, error: undefined, gone: true }
  let pending: unknown
  try {
    pending = callProvider(provider, args)
  } catch (error) {
    // EIP-1193 providers reject and do not throw. A throw without a code means that the wallet is gone.
    return {
      ok: false,
      error,
      gone: readProperty(error, 'code') === undefined || isExtensionGone(error),
    }
  }
  try {
    return { ok: true, value: await pending }
  } catch (error) {
    return { ok: false, error, gone: isExtensionGone(error) }
  }
}

function callProvider(provider: Provider, args: { method: string; params?: unknown }): unknown {
  if (typeof provider.request === 'function') return provider.request(args)
  // Providers from before EIP-1193 have no `request`.
  if (args.method === 'eth_requestAccounts' && provider.enable) return provider.enable()
  if (provider.sendAsync) return sendAsync(provider, args)
  return send(provider, args)
}

/** Calls the legacy `send`, which resolves to the result in some providers and to the JSON-RPC response in others. */
async function send(provider: Provider, args: { method: string; params?: unknown }) {
  const answer = await provider.send?.(args.method, args.params)
  return readProperty(answer, 'jsonrpc') === undefined ? answer : readProperty(answer, 'result')
}

function sendAsync(
  provider: Provider,
  args: { method: string; params?: unknown },
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const payload = { jsonrpc: '2.0', id: 1, params: [], ...args }
    provider.sendAsync?.(payload, (error, response) => {
      const failure = error ?? readProperty(response, 'error')
      if (failure) reject(failure)
      else resolve(readProperty(response, 'result'))
    })
  })
}
