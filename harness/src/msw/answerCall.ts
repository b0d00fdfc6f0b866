import type { Json } from '../wallet/types.ts'
import { defaultChainId } from '../walletDefaults.ts'
import { errorAnswers } from './errorAnswers.ts'

export type JsonRpcRequest = { id?: Json; method: string; params?: Json }

/** Results by method: a value, or a function of the parameters, which may throw `{ code, message }`. */
export type Answers = Readonly<Record<string, Json | ((...params: Json[]) => Json | Promise<Json>)>>

/** Answers a JSON-RPC request: as configured, else with the chain id, else from the node, else with an error. */
export async function answerCall(
  call: JsonRpcRequest,
  options: {
    chainId?: number
    answers?: Answers
    node?: string
    ask(node: string, call: JsonRpcRequest): Promise<Json>
  },
): Promise<Json> {
  const { id = null, method } = call
  const params = call.params ?? []
  const { chainId = defaultChainId, answers = {}, node } = options
  if (typeof params !== 'object') return errorAnswers.badParams(id, method)
  const known: Answers = {
    eth_chainId: `0x${chainId.toString(16)}`,
    net_version: String(chainId),
    ...answers,
  }
  if (Object.hasOwn(known, method)) {
    try {
      // Parameters by name are one object, which becomes the only argument of the function.
      const list = Array.isArray(params) ? params : [params]
      const answer = known[method]
      const result = typeof answer === 'function' ? await answer(...list) : answer
      return { jsonrpc: '2.0', id, result: asJson(result ?? null) }
    } catch (error) {
      // MSW sends a thrown `Response` to the client, such as a 503 or a network error.
      if (error instanceof Response) throw error
      return errorAnswers.thrown(id, method, error)
    }
  }
  if (node === undefined) return errorAnswers.missingAnswer(id, method)
  try {
    return await options.ask(node, call)
  } catch (error) {
    return errorAnswers.noNode(id, method, node, error)
  }
}

/** Returns the value as after a transfer as JSON. Throws if JSON cannot carry it, such as a bigint. */
const asJson = (value: Json) => JSON.parse(JSON.stringify(value)) as Json
