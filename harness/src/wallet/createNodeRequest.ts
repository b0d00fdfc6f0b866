import type { Core } from './engineAndPersonaTypes.ts'
import type { Json } from './types.ts'

/** Error codes that JSON-RPC 2.0 and EIP-1474 define. A dapp may expect only these of a node. */
const listed = new Set([
  -32700, -32600, -32601, -32602, -32603, -32000, -32001, -32002, -32003, -32004, -32005, -32006,
])

export const createNodeRequest =
  (core: Core): Core['node'] =>
  async (method, params = [], { chainId = core.store.chainId(), url } = {}): Promise<Json> => {
    if (!core.store.connected()) throw core.fail('disconnected', { method })
    if (!core.store.reachable(chainId)) throw core.fail('chainDisconnected', { method, chainId })
    if (!core.rpc)
      throw core.fail('internal', {
        why: 'This wallet was made without a chain: give createWallet an `rpc`.',
      })
    core.transcript.record({ kind: 'rpc', chainId, method, params })
    const answer = await core.rpc(chainId, { method, params }, url)
    if ('result' in answer) return answer.result
    const { code, message, data } = answer.error
    if (code === -32601) throw core.fail('unsupported', { method })
    // Replaces codes that no standard defines, such as Geth's 3 ("execution reverted"). The data stays.
    throw core.fail(
      'node',
      { method, code, why: message },
      { code: listed.has(code) ? code : -32000, data },
    )
  }
