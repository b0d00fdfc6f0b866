import type { Json } from '../../wallet/types.ts'
import type { Fault } from './parseFault.ts'

/** Returns the answer of the fault `wrong-chain`, or `undefined` for a method that does not identify the chain. */
export function wrongIdentity({ chainId = 1 }: Fault, method: string): Json | undefined {
  if (method === 'eth_chainId') return `0x${chainId.toString(16)}`
  if (method === 'net_version') return String(chainId)
  return undefined
}

/** Response bodies that public nodes send with HTTP status 429 (JSON-RPC) and 500 (plain text). */
export const faultBodies = {
  429: {
    type: 'application/json',
    text: '{"jsonrpc":"2.0","id":null,"error":{"code":-32005,"message":"limit exceeded"}}',
  },
  500: { type: 'text/plain', text: 'Internal Server Error' },
} as const

export const truncate = (text: string): string => text.slice(0, Math.floor(text.length / 2))
