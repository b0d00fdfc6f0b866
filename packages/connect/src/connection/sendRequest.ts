import { gone } from '../classify/messagePatterns.ts'
import { readErrorLayers } from '../classify/readErrorLayers.ts'
import type { Provider } from '../discovery/Provider.ts'
import type { Answer } from '../machine/types.ts'
import { readProperty } from '../normalise/readProperty.ts'

export type RequestArguments = { method: string; params?: unknown }

/** Sends a request and returns its outcome. Never rejects, even if the provider throws synchronously. */
export async function sendRequest(
  provider: Provider | undefined,
  args: RequestArguments,
): Promise<Answer> {
  if (!provider) return { ok: false, error: undefined, gone: true }
  let pending: unknown
  try {
    pending = callProvider(provider, args)
  } catch (error) {
    // EIP-1193 providers reject and do not throw. A throw without a code means that the wallet is gone.
    const isGone = readProperty(error, 'code') === undefined || isExtensionGone(error)
    return { ok: false, error, gone: isGone }
  }
  try {
    return { ok: true, value: await pending }
  } catch (error) {
    return { ok: false, error, gone: isExtensionGone(error) }
  }
}

export const isExtensionGone = (error: unknown) =>
  readErrorLayers(error).some(({ text }) => gone.some((pattern) => pattern.test(text)))

function callProvider(provider: Provider, args: RequestArguments): unknown {
  if (typeof provider.request === 'function') return provider.request(args)
  // Providers from before EIP-1193 have no `request`.
  if (args.method === 'eth_requestAccounts' && provider.enable) return provider.enable()
  if (provider.sendAsync) return sendAsync(provider, args)
  return send(provider, args)
}

/** Calls the legacy `send`, which resolves to the result in some providers and to the JSON-RPC response in others. */
async function send(provider: Provider, args: RequestArguments) {
  const answer = await provider.send?.(args.method, args.params)
  return readProperty(answer, 'jsonrpc') === undefined ? answer : readProperty(answer, 'result')
}

function sendAsync(provider: Provider, args: RequestArguments): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const payload = { jsonrpc: '2.0', id: 1, params: [], ...args }
    provider.sendAsync?.(payload, (error, response) => {
      const failure = error ?? readProperty(response, 'error')
      if (failure) reject(failure)
      else resolve(readProperty(response, 'result'))
    })
  })
}
