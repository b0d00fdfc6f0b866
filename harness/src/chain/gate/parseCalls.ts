import type { RpcCall } from './fees.ts'

/** The JSON-RPC requests of one body, and what they say together once they are changed. */
export type Calls = {
  list: RpcCall[]
  /** The body with every request passed through `change`. */
  text(change: (call: RpcCall) => RpcCall): string
  /** Whether the answer is a list. */
  batch: boolean
}

/** `undefined`: it is no JSON-RPC, which is for the node to say. */
export function parseCalls(body: Buffer): Calls | undefined {
  try {
    const value = JSON.parse(body.toString()) as unknown
    const batch = Array.isArray(value)
    const list = (batch ? value : [value]) as RpcCall[]
    if (!list.every((call) => typeof call?.method === 'string')) return undefined
    return {
      list,
      batch,
      text: (change) => {
        const changed = list.map(change)
        return JSON.stringify(batch ? changed : changed[0])
      },
    }
  } catch {
    return undefined
  }
}
