import { readProperty } from '../../normalise/readProperty.ts'
import { createRpcError } from './createRpcError.ts'

/** Timeout of a request in ms, the default of viem's `http`. */
const limit = 10_000

/** Sends a read request to the app's node. Throws the node's error, or the code -32603 if no valid answer arrives. */
export async function requestNode(url: string, method: string, params: unknown): Promise<unknown> {
  const answer = await post(url, { jsonrpc: '2.0', id: 1, method, params }).catch((cause) => {
    throw createNoAnswerError(url, method, cause)
  })
  const error = readProperty(answer, 'error')
  if (error)
    throw createRpcError(
      Number(readProperty(error, 'code')),
      String(readProperty(error, 'message')),
      // The data holds the revert reason of a failed call.
      { data: readProperty(error, 'data') },
    )
  const result = readProperty(answer, 'result')
  if (result === undefined) throw createNoAnswerError(url, method, 'it has no result')
  return result
}

async function post(url: string, body: object): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(limit),
  })
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new Error(`HTTP ${response.status}, and no JSON`, { cause })
  }
}

const createNoAnswerError = (url: string, method: string, cause: unknown) =>
  createRpcError(
    -32603,
    `The app's node at ${new URL(url, 'http://localhost').host} gave no answer to ${method} (${readProperty(cause, 'message') ?? cause}): try again later, or give the app another node.`,
    { cause },
  )
