import type { AppSuiteFacts } from '../AppSuiteFacts.ts'

/** Reads a message of Rabby, whose requests have their id in `ident`. */
export const readProviderMessage: AppSuiteFacts['readProviderMessage'] = (message) => {
  const { target, data: frame } = (message ?? {}) as {
    target?: string
    data?: { data?: { type?: string; data?: { [field: string]: unknown } } }
  }
  const { type, data: body = {} } = frame?.data ?? {}
  const { ident: id, res, err } = body
  if (target === 'rabby-content-script' && type === 'request') {
    const { method, params } = (body['data'] ?? {}) as { method?: string; params?: unknown }
    return { kind: 'call', method: String(method), params, id }
  }
  if (target !== 'rabby-page-provider') return undefined
  if (type === 'response') return { kind: 'answer', id, value: err ?? res, failed: Boolean(err) }
  if (type !== 'message') return undefined
  const { event, data } = body
  // When the site loses its permission, the provider emits `accountsChanged` with an empty list.
  if (event === 'disconnect') return { kind: 'event', event: 'accountsChanged', data: [] }
  if (event !== 'chainChanged') return { kind: 'event', event: String(event), data }
  return { kind: 'event', event, data: { chainId: (data as { chain: string }).chain } }
}
