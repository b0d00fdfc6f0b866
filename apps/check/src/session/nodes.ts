import type { createManual } from '@touchstone/conformance/manual'

/** Public nodes by chain, for instructions that add a chain or switch to it. */
export const nodes: Readonly<Record<number, string>> = {
  56: 'https://bsc-dataseed.bnbchain.org',
  1: 'https://ethereum-rpc.publicnode.com',
  137: 'https://polygon-bor-rpc.publicnode.com',
}

/** The only node that this page asks itself, to compare its answers with the wallet's. */
export const comparisonNode = 'https://bsc-dataseed.bnbchain.org'

/**
 * Asks the public node of BNB Smart Chain directly, without the wallet. Never rejects: failures are part of the answer.
 */
export const askNode: createManual.Options['ask'] = async (method, params) => {
  try {
    const response = await fetch(comparisonNode, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(patience),
    })
    const { result, error } = (await response.json()) as { result?: never; error?: object }
    if (error) return { error: { type: 'object', ...error }, by: 'promise' }
    return { result: result ?? null, by: 'promise' }
  } catch (error) {
    return { error: { type: 'error', message: String(error) }, by: 'promise' }
  }
}

const patience = 15_000 // ms: a silent node must not block the run
