import type { Address, Hex } from './types.ts'

/** Formats a number as a hex quantity, as the provider sends chain ids: `0x38` for `56`. */
export const toHex = (value: number): Hex => `0x${value.toString(16)}`

/** Parses a chain id: a hex quantity without leading zeros that is not zero (EIP-3326, EIP-3085). */
export const parseChainId = (value: unknown): number | undefined => {
  if (typeof value !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/i.test(value)) return undefined
  const number = Number(value)
  return Number.isSafeInteger(number) ? number : undefined
}

export const isAddress = (value: unknown): value is Address =>
  typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)

/** Whether a value is a hex number of JSON-RPC. Leading zeros are allowed, because nodes accept them. */
export const isQuantity = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x[0-9a-f]+$/i.test(value)

/** Whether a value is hex bytes: an even number of digits, possibly none. */
export const isBytes = (value: unknown): value is Hex =>
  typeof value === 'string' && /^0x([0-9a-f]{2})*$/i.test(value)

export const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** Encodes text as UTF-8 bytes in hex. `TextEncoder` is not part of the language, which is all the engine uses. */
export const textToHex = (text: string): Hex =>
  `0x${encodeURIComponent(text.toWellFormed()).replace(
    /%(..)|./g,
    (char, byte?: string) => byte?.toLowerCase() ?? char.charCodeAt(0).toString(16),
  )}`

/** Decodes hex bytes as UTF-8 text. Returns undefined if the bytes are not valid UTF-8. */
export const hexToText = (hex: Hex): string | undefined => {
  try {
    return decodeURIComponent(hex.slice(2).replace(/../g, '%$&'))
  } catch {
    return undefined
  }
}
