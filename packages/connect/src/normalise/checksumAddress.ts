import { keccak_256 } from '@noble/hashes/sha3'
import type { Address } from 'viem'

/**
 * Returns the checksummed address (EIP-55). Replaces viem's `getAddress`, which adds viem's encoders and errors to
 * the first chunk.
 *
 * @param address `0x` and forty hexadecimal digits in any case
 * @see https://eips.ethereum.org/EIPS/eip-55
 * @example checksumAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266') // '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
 */
export function checksumAddress(address: string): Address {
  const digits = address.slice(2).toLowerCase()
  const hash = keccak_256(digits)
  const isLarge = (index: number) => (hash[index >> 1]! >> (index % 2 === 0 ? 4 : 0)) & 8
  const letters = [...digits].map((digit, index) => (isLarge(index) ? digit.toUpperCase() : digit))
  return `0x${letters.join('')}`
}
