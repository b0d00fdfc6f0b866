import { RpcError } from './callRpc.ts'
import type { NodeClient } from './nodeClient.ts'
import type { Json } from '../wallet/types.ts'

export type BatchCall = { method: string; params: readonly unknown[] }

/**
 * Sends several calls to a node in one request (JSON-RPC 2.0, section 6).
 *
 * @throws RpcError with the first error that the node answers
 */
export async function callBatch(node: NodeClient, calls: readonly BatchCall[]): Promise<void> {
  const body = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
  const { text } = await node.post(JSON.stringify(body))
  const failed = (JSON.parse(text) as Answer[]).find(({ error }) => error)
  if (failed?.error) throw new RpcError(calls[failed.id]?.method ?? 'batch', failed.error)
}

type Answer = { id: number; error?: { code: number; message: string; data?: Json } }
