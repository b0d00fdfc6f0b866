import { RpcError } from './callRpc.ts'
import type { Json } from '../wallet/types.ts'

export type BatchCall = { method: string; params: readonly unknown[] }

/**
 * Asks a node many things in one request (JSON-RPC 2.0, section 6).
 *
 * @throws RpcError with the first error that the node answers.
 */
export async function callBatch(url: string, calls: readonly BatchCall[]): Promise<void> {
  const body = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
  const response = await fetch(url, {
    method: 'POST',
    // As `callRpc` does: what leaves a connection open here, leaves it open there.
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify(body),
  })
  const answers = (await response.json()) as Answer[]
  const failed = answers.find(({ error }) => error)
  if (failed?.error) throw new RpcError(calls[failed.id]?.method ?? 'batch', failed.error)
}

type Answer = { id: number; error?: { code: number; message: string; data?: Json } }
