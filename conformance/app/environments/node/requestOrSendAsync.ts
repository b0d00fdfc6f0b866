import type { Wallet } from '@touchstone/harness'

/** A provider from before EIP-1193 has `sendAsync` instead of `request` (EIP-1193, Appendix III). */
export const requestOrSendAsync = async (
  { provider }: Wallet,
  method: string,
  params: readonly unknown[] = [],
): Promise<unknown> => {
  if (typeof provider.request === 'function') return provider.request({ method, params })
  const answer = Promise.withResolvers<unknown>()
  const sendAsync = provider['sendAsync'] as (
    payload: object,
    callback: (error: unknown, response?: { result: unknown }) => void,
  ) => void
  sendAsync({ jsonrpc: '2.0', id: 1, method, params }, (error, response) =>
    error ? answer.reject(error) : answer.resolve(response?.result),
  )
  return answer.promise
}
