import { isRecord } from '../../wallet/isRecord.ts'
import type { RpcCall } from './feeCorrections.ts'

/** Most gas of a call that the node only simulates, the default of Geth's `--rpc.gascap`. */
const gasCap = 50_000_000

/**
 * Limits the gas of a simulated call, as public nodes do, because one call could use all time or memory of the machine.
 * Anvil itself limits the gas of transactions.
 */
export function limitGas(call: RpcCall): RpcCall {
  const { method, params } = call
  if (!Array.isArray(params)) return call
  const [first, ...rest] = params as unknown[]
  if (['eth_call', 'eth_createAccessList', 'eth_estimateGas'].includes(method)) {
    // A call without `gas` gets the gas limit of the block, which the fourth parameter can override.
    const isOverridden = rest[2] != null
    return { ...call, params: [withGas(first, { most: gasCap, always: isOverridden }), ...rest] }
  }
  if (method === 'eth_simulateV1') return { ...call, params: [limitSimulation(first), ...rest] }
  return call
}

/** Divides the gas between all calls of a simulation. Anvil takes lists instead of objects too: they become `null`. */
function limitSimulation(simulation: unknown): unknown {
  if (!isRecord(simulation)) return null
  const blocks = listOf(simulation['blockStateCalls'])
  const callsOf = (block: unknown) => (isRecord(block) ? listOf(block['calls']) : [])
  const most = Math.floor(gasCap / blocks.flatMap(callsOf).length)
  const limited = blocks.map((block) => {
    if (!isRecord(block)) return null
    return { ...block, calls: callsOf(block).map((one) => withGas(one, { most, always: true })) }
  })
  return { ...simulation, blockStateCalls: limited }
}

/** Lowers the gas of a call to the limit, and adds it if it is missing and `always` is set. */
function withGas(call: unknown, { most, always }: { most: number; always: boolean }): unknown {
  if (!isRecord(call)) return call
  const { gas } = call
  if (gas == null) return always ? { ...call, gas: most } : call
  return { ...call, gas: isAbove(gas, most) ? most : gas }
}

function isAbove(gas: unknown, most: number): boolean {
  if (typeof gas === 'object') return true
  try {
    // Anvil ignores underscores in numbers, and knows the prefixes of JavaScript.
    return BigInt(String(gas).replaceAll('_', '')) > most
  } catch {
    // The gas is not a number. The node gets it unchanged and returns the error.
    return false
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
