import type { Json } from '../../wallet/types.ts'

export type RpcCall = { method: string; params?: readonly unknown[] }

/** Corrections of Anvil's fees in the calls to a node (`request`) and in its results (`result`). */
export type FeeCorrections = {
  request<C extends RpcCall>(call: C): C
  result(method: string, result: Json): Json
  /** Whether the function `result` may change the result of this method. */
  concerns(method: string): boolean
}

/** Minimum gas price and tip of BNB Smart Chain validators since October 2025: 0.05 gwei. */
export const bscGasPrice = 50_000_000n

const price = `0x${bscGasPrice.toString(16)}`

/** Fees of BNB Smart Chain: base fee 0 (BEP-226), and a lower gas price than Anvil's fixed 1 gwei. */
export const bscFees: FeeCorrections = {
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

export const ownFees: FeeCorrections = {
  concerns: () => false,
  request: (call) => call,
  result: (_, result) => result,
}

/** Sets the fees that a transaction does not set itself, and keeps the others. */
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

/** Raises the rewards of eth_feeHistory to the minimum price. Anvil reports 0 for an empty block. */
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
    // The fee is not a number. The node gets it unchanged and returns the error.
    return false
  }
}
