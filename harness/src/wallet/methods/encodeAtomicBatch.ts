import type { Hex } from '../types.ts'

export type BatchedCall = { to?: string; value?: string; data?: string }

/** Encodes a call of `execute((address,uint256,bytes)[])`. Pages need not load an ABI library for it. */
export function encodeAtomicBatch(calls: readonly BatchedCall[]): Hex {
  const tuples = calls.map(encodeCall)
  const offsets: string[] = []
  let end = calls.length * 32
  for (const tuple of tuples) {
    offsets.push(word(end))
    end += tuple.length / 2
  }
  return `0x${selector}${word(32)}${word(calls.length)}${offsets.join('')}${tuples.join('')}`
}

/** Selector of `execute`. A test compares the encoding with that of viem. */
const selector = '3f707e6b'

function encodeCall({ to = '', value = '0x0', data = '0x' }: BatchedCall): string {
  const bytes = data.slice(2)
  const padded = bytes.padEnd(Math.ceil(bytes.length / 64) * 64, '0')
  return `${to.slice(2).toLowerCase().padStart(64, '0')}${word(value)}${word(96)}${word(bytes.length / 2)}${padded}`
}

const word = (value: number | string): string => BigInt(value).toString(16).padStart(64, '0')
