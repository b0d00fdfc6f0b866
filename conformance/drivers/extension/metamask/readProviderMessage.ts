import type { AppSuiteFacts } from '../AppSuiteFacts.ts'

/** Reads a message of MetaMask: JSON-RPC in a frame with the name of its stream. */
export const readProviderMessage: AppSuiteFacts['readProviderMessage'] = (message) => {
  const { target, data: frame } = (message ?? {}) as {
    target?: string
    data?: { name?: string; data?: { [field: string]: unknown } }
  }
  const rpc = frame?.data
  if (!rpc || frame?.name !== 'metamask-provider') return undefined
  const { id, method, params, result, error } = rpc
  if (target === 'metamask-contentscript' && typeof method === 'string')
    return { kind: 'call', method, params, id }
  if (target !== 'metamask-inpage') return undefined
  if (typeof method === 'string')
    return { kind: 'event', event: method.replace('metamask_', ''), data: params }
  return { kind: 'answer', id, value: error ?? result, failed: Boolean(error) }
}
