import { describeNoAnswer } from './chain/describeNoAnswer.ts'
import type { Chain, Json, Rpc } from './wallet/types.ts'

/**
 * Creates an RPC transport over `fetch`, for Node and pages. It returns errors as values.
 *
 * @param urlOf returns the address of a chain's node
 * @param signal aborts the requests; they then return an error
 */
export const createFetchRpc = (
  urlOf: (chainId: number) => string | undefined,
  signal?: AbortSignal,
): Rpc => {
  let id = 0
  return async (chainId, { method, params = [] }, url = urlOf(chainId)) => {
    if (url === undefined || url === '') return unreachable(undeclared(chainId))
    try {
      const response = await fetch(url, {
        method: 'POST',
        // A reused connection needs `setImmediate`, which fake timers stop. Pages ignore this header.
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ jsonrpc: '2.0', id: ++id, method, params }),
        ...(signal && { signal }),
      })
      const answer = (await response.json()) as {
        result?: Json
        error?: { code: number; message: string; data?: Json }
      }
      if (answer.error) return { error: answer.error }
      return { result: answer.result ?? null }
    } catch (cause) {
      return unreachable(
        `The node of chain ${chainId} cannot be reached (${describeNoAnswer(url, cause)}).`,
      )
    }
  }
}

/** Returns a function that finds the RPC URL of a chain in a list by its id. */
export const urlsOf =
  (chains: readonly Chain[]) =>
  (chainId: number): string | undefined =>
    chains.find((chain) => chain.chainId === chainId)?.rpcUrl

const undeclared = (chainId: number) =>
  `No node is known for chain ${chainId}. Declare it: chains: { ${chainId}: {} }, or { ${chainId}: { rpcUrl } } in a page. It is an option of createWallet and of the fixtures.`

const unreachable = (message: string) => ({ error: { code: -32603, message } })
