import type { Json } from '../wallet/types.ts'

export type Call = { id?: Json; method: string; params?: Json[] }

/** What methods answer. */
export type Answers = Readonly<Record<string, Json | ((...params: Json[]) => Json | Promise<Json>)>>

/** Answers one JSON-RPC request: as it was told, by who the chain is, else by a node. */
export async function answerCall(
  call: Call,
  how: {
    chainId?: number
    answers?: Answers
    node?: string
    ask(node: string, call: Call): Promise<Json>
  },
): Promise<Json> {
  const { id = null, method, params = [] } = call
  const { chainId = 56, answers = {}, node } = how
  const known: Answers = {
    eth_chainId: `0x${chainId.toString(16)}`,
    net_version: String(chainId),
    ...answers,
  }
  if (Object.hasOwn(known, method)) {
    const told = known[method]
    const result = typeof told === 'function' ? await told(...params) : told
    return { jsonrpc: '2.0', id, result: result ?? null }
  }
  if (node !== undefined) return how.ask(node, call)
  const message = `This mock chain was not told what ${method} answers: add it to its answers, or give it a node.`
  return { jsonrpc: '2.0', id, error: { code: -32601, message } }
}
