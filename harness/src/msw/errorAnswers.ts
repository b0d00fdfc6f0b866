import { describeNoAnswer } from '../chain/describeNoAnswer.ts'
import type { Json } from '../wallet/types.ts'

/** Error answers of a mock chain, with the codes of JSON-RPC 2.0, section 5.1. */
export const errorAnswers = {
  noJson: () => answer(null, -32700, 'The body of this request is no JSON.'),
  noRequest: () =>
    answer(null, -32600, 'This is no JSON-RPC request: it has no "method" that is a text.'),
  badParams: (id: Json, method: string) =>
    answer(
      id,
      -32600,
      `This is no JSON-RPC request: the "params" is neither a list nor an object (${method}).`,
    ),
  missingAnswer: (id: Json, method: string) =>
    answer(
      id,
      -32601,
      `This mock chain has no answer for ${method}: add it to its answers, or give it a node.`,
    ),
  noNode: (id: Json, method: string, node: string, cause: unknown) =>
    answer(
      id,
      -32603,
      `The node behind this mock chain did not answer ${method} (${describeNoAnswer(node, cause)}). Start it, or add ${method} to the answers.`,
    ),
  /** Answer for a thrown error. Without `code` and `message`, such as those of a revert, it is -32603. */
  thrown: (id: Json, method: string, error: unknown) => {
    const rpcError = asRpcError(error)
    if (rpcError) return answer(id, rpcError.code, rpcError.message, rpcError.data)
    const text = error instanceof Error ? error.message : String(error)
    return answer(
      id,
      -32603,
      `The answer of this mock chain for ${method} threw: ${text.replace(/\.?$/, '.')} To answer an error, throw { code, message, data }.`,
    )
  },
}

const answer = (id: Json, code: number, message: string, data?: Json): Json => ({
  jsonrpc: '2.0',
  id,
  error: { code, message, ...(data !== undefined && { data }) },
})

type RpcError = { code: number; message: string; data?: Json }

function asRpcError(thrown: unknown): RpcError | undefined {
  if (typeof thrown !== 'object' || thrown === null) return undefined
  const { code, message, data } = thrown as Partial<RpcError>
  if (!Number.isInteger(code) || typeof message !== 'string') return undefined
  return { code: Number(code), message, ...(isJson(data) && { data }) }
}

function isJson(value: unknown): value is Json {
  try {
    return JSON.stringify(value) !== undefined
  } catch {
    return false
  }
}
