import type { Json } from '../../wallet/types.ts'

/** One JSON-RPC request, as far as a gate looks at it. */
export type RpcCall = { method: string; params?: readonly unknown[] }

/** How a chain's fees differ from what Anvil says: the request before, the result after. */
export type Fees = {
  request<C extends RpcCall>(call: C): C
  result(method: string, result: Json): Json
  /** Whether `result` may be another. */
  concerns(method: string): boolean
}

/** What validators of BNB Smart Chain ask since October 2025, as price and as tip: 0.05 gwei. */
export const bscGasPrice = 50_000_000n

const price = `0x${bscGasPrice.toString(16)}`

/**
 * The fees of BNB Smart Chain: the base fee is 0 (BEP-226), so price and tip are one number. Anvil's
 * own suggestion is 1 gwei, and no setting changes it.
 */
export const bscFees: Fees = {
  concerns: (method) =>
    ['eth_gasPrice', 'eth_maxPriorityFeePerGas', 'eth_feeHistory'].includes(method),
  request(call) {
    if (!['eth_fillTransaction', 'eth_sendTransaction'].includes(call.method)) return call
    const [transaction, ...rest] = call.params ?? []
    if (typeof transaction !== 'object' || transaction === null) return call
    return { ...call, params: [priced(transaction), ...rest] }
  },
  result(method, result) {
    if (method === 'eth_feeHistory') return withRewards(result)
    return this.concerns(method) ? price : result
  },
}

/** A chain of which Anvil's words are good enough. */
export const ownFees: Fees = {
  concerns: () => false,
  request: (call) => call,
  result: (_, result) => result,
}

/** What a transaction leaves open of its fees, filled in; what it says stays. */
function priced(transaction: object): object {
  const { gasPrice, maxFeePerGas, maxPriorityFeePerGas, type } = transaction as Record<
    string,
    string | undefined
  >
  if (gasPrice != null) return transaction
  if (type === '0x0' || type === '0x1') return { ...transaction, gasPrice: price }
  const most = maxFeePerGas ?? maxPriorityFeePerGas ?? price
  const tip = maxPriorityFeePerGas ?? (isLess(most, price) ? most : price)
  return { ...transaction, maxFeePerGas: most, maxPriorityFeePerGas: tip }
}

/** Blocks without a transaction have a reward of 0 with Anvil; on BSC the least is what validators ask. */
function withRewards(result: Json): Json {
  if (typeof result !== 'object' || result === null || !('reward' in result)) return result
  const { reward } = result as { reward: string[][] | null }
  if (!reward) return result
  return {
    ...result,
    reward: reward.map((block) => block.map((one) => (isLess(one, price) ? price : one))),
  }
}

function isLess(a: string, b: string): boolean {
  try {
    return BigInt(a) < BigInt(b)
  } catch {
    // Not a number: the node says so.
    return false
  }
}
