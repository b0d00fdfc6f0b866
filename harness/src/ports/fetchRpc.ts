import { noAnswer } from '../chain/noAnswer.ts'
import type { Chain, Json, Rpc } from '../wallet/types.ts'

/**
 * Reaches nodes with `fetch`, in Node and in a page. It answers a value and never throws.
 *
 * @param urlOf the address of a chain's node; the wallet's own list by default
 */
export const createFetchRpc = (urlOf: (chainId: number) => string | undefined): Rpc => {
  let id = 0
  return async (chainId, { method, params = [] }, url = urlOf(chainId)) => {
    if (url === undefined || url === '')
      return unreachable(`No node is known for chain ${chainId}.`)
    try {
      const response = await fetch(url, {
        method: 'POST',
        // Node's fetch waits with `setImmediate` before it uses a connection again: under a test's fake
        // timers for ever. A page ignores this header.
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
      })
      const answer = (await response.json()) as {
        result?: Json
        error?: { code: number; message: string; data?: Json }
      }
      if (answer.error) return { error: answer.error }
      return { result: answer.result ?? null }
    } catch (cause) {
      return unreachable(
        `The node of chain ${chainId} cannot be reached (${noAnswer(url, cause)}).`,
      )
    }
  }
}

/** The nodes of these chains. */
export const urlsOf =
  (chains: readonly Chain[]) =>
  (chainId: number): string | undefined =>
    chains.find((chain) => chain.chainId === chainId)?.rpcUrl

const unreachable = (message: string) => ({ error: { code: -32603, message } })
