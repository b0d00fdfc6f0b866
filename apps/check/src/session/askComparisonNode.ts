import type { createManual } from '@touchstone/conformance/manual'

/** The only node to which this page itself sends requests. Checks compare its answers with those of the wallet. */
export const comparisonNode = 'https://bsc-dataseed.bnbchain.org'

/** Sends a request to a public node of BNB Smart Chain. Never rejects: if the request fails, returns the error. */
export const askComparisonNode: createManual.Options['ask'] = async (method, params) => {
  try {
    const response = await fetch(comparisonNode, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(timeout),
    })
    const { result, error } = (await response.json()) as { result?: never; error?: object }
    if (error) return { error: { type: 'object', ...error }, by: 'promise' }
    return { result: result ?? null, by: 'promise' }
  } catch (error) {
    return { error: { type: 'error', message: String(error) }, by: 'promise' }
  }
}

const timeout = 15_000 // ms: a silent node must not block the run
