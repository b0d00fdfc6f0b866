import type { Address } from 'viem'
import { checksum } from './checksum.ts'

/**
 * The list of an `accountsChanged` event or an accounts answer, checksummed, without repetitions;
 * `undefined` where it is no list of addresses, and the caller reads again (rules 6 and 7 of the table).
 *
 * @example accounts(['0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'])
 * // ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266']
 */
export function accounts(value: unknown): readonly Address[] | undefined {
  try {
    if (!Array.isArray(value)) return undefined
    const list: Address[] = []
    for (const item of value as unknown[]) {
      if (!isAddress(item)) return undefined
      // Made anew: a wallet's wrong checksum is no reason to refuse its account.
      const address = checksum(item)
      if (!list.includes(address)) list.push(address)
    }
    return list
  } catch {
    return undefined
  }
}

/** As `accounts`, but an event may also carry one bare address. */
export function announcedAccounts(value: unknown): readonly Address[] | undefined {
  return accounts(isAddress(value) ? [value] : value)
}

export function sameAccounts(one: readonly Address[], other: readonly Address[]): boolean {
  return one.length === other.length && one.every((address, index) => address === other[index])
}

function isAddress(value: unknown): value is string {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value)
}
