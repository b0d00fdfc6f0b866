import type { AppSuiteFacts } from '../AppSuiteFacts.ts'

/** Reads a message of Rainbow. The topic of an answer begins with `<`, other topics with `>`. */
export const readProviderMessage: AppSuiteFacts['readProviderMessage'] = (message) => {
  const { topic, payload, id } = (message ?? {}) as {
    topic?: unknown
    payload?: { [field: string]: unknown }
    id?: unknown
  }
  if (typeof topic !== 'string') return undefined
  if (topic === '> providerRequest') {
    const { method, params } = payload ?? {}
    return { kind: 'call', method: String(method), params, id }
  }
  if (topic === '< providerRequest') {
    const { result, error } = (payload?.['response'] ?? {}) as { result?: unknown; error?: unknown }
    return { kind: 'answer', id, value: error ?? result, failed: Boolean(error) }
  }
  const [, event] = /^> (accountsChanged|chainChanged|connect|disconnect):/.exec(topic) ?? []
  if (event === 'accountsChanged') return { kind: 'event', event, data: [payload] }
  if (event === 'chainChanged')
    return { kind: 'event', event, data: { chainId: `0x${Number(payload).toString(16)}` } }
  // When the site loses its permission, the provider emits `accountsChanged` with an empty list.
  if (event === 'disconnect') return { kind: 'event', event: 'accountsChanged', data: [] }
  return event === undefined ? undefined : { kind: 'event', event, data: payload }
}
