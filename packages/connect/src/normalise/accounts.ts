import type { Address } from 'viem'
import { checksum } from './checksum.ts'

/** Limit of accounts that are read from one list. The first is the selected account (EIP-1102). */
export const maxAccounts = 500

/**
 * The list of an `accountsChanged` event or an accounts answer, checksummed, without repetitions, cut after
 * `maxAccounts`; `undefined` where it is no list of addresses, and the caller reads again (rules 6 and 7 of the
 * table). Reads each index once and no iterator: the list may be a proxy with an endless iterator.
 *
 * @example accounts(['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'])
 * // ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']
 */
export function accounts(value: unknown): readonly Address[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const { length } = value as unknown[]
    // The length of a proxy can be any value.
    if (!(length >= 0)) return undefined
    const list = new Set<Address>()
    for (let index = 0; index < Math.min(length, maxAccounts); index += 1) {
      const item: unknown = value[index]
      if (!isAddress(item)) return undefined
      // The checksum is computed again: a wallet's wrong checksum is no reason to refuse its account.
      const address = checksum(item)
      list.add(address)
    }
    return [...list]
  } catch {
    return undefined
  }
}

/** As `accounts`, but an event may also carry one bare address. */
export function announcedAccounts(value: unknown): readonly Address[] | undefined {
  return accounts(isAddress(value) ? [value] : value)
}

/** Tells a list of accounts by its first entry, so that the cost does not depend on its length. */
export function looksLikeAccounts(value: unknown): boolean {
  try {
    if (!Array.isArray(value)) return isAddress(value)
    return value.length === 0 || isAddress(value[0])
  } catch {
    return false
  }
}

export function sameAccounts(one: readonly Address[], other: readonly Address[]): boolean {
  return one.length === other.length && one.every((address, index) => address === other[index])
}

export function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}
