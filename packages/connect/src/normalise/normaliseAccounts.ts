import { keccak_256 } from '@noble/hashes/sha3'
import type { Address } from 'viem'
import { ignoreErrors } from './ignoreErrors.ts'

/** Maximum number of accounts that are read from one list. The first account is the selected one (EIP-1102). */
const maxAccounts = 500

/**
 * Normalises a wallet's list of accounts: checksummed, without duplicates, from at most `maxAccounts` items. Returns
 * undefined for any other value. Reads each index once and uses no iterator: the list may be a proxy with an endless
 * iterator.
 *
 * @example normaliseAccounts(['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'])
 * // ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']
 */
export function normaliseAccounts(value: unknown): readonly Address[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const { length } = value as unknown[]
    // The length of a proxy can be any value.
    if (!(length >= 0)) return undefined
    const list = new Set<Address>()
    for (let index = 0; index < Math.min(length, maxAccounts); index += 1) {
      const item: unknown = value[index]
      if (!isAddress(item)) return undefined
      // Compute the checksum again: an account with a wrong checksum is still valid.
      const address = checksumAddress(item)
      list.add(address)
    }
    return [...list]
  } catch {
    return undefined
  }
}

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

/** Like `normaliseAccounts`, but also accepts an address instead of a list, which some wallets send in events. */
export function announcedAccounts(value: unknown): readonly Address[] | undefined {
  return normaliseAccounts(isAddress(value) ? [value] : value)
}

/** Returns whether a value is an address, an empty list, or a list that begins with an address. */
export function looksLikeAccounts(value: unknown): boolean {
  const hasAccounts = () =>
    Array.isArray(value) ? value.length === 0 || isAddress(value[0]) : isAddress(value)
  return ignoreErrors(hasAccounts) === true
}

export function sameAccounts(one: readonly Address[], other: readonly Address[]): boolean {
  return one.length === other.length && one.every((address, index) => address === other[index])
}

export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}
