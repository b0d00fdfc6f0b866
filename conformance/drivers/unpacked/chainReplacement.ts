import type { UserAction } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'

/** The chain that scripts add. */
const wanted = 137

/** Id of the first chain that replaces chain 137. No wallet knows the chains from this id on. */
const first = 7_310_001

/**
 * Replaces chain 137 of the scripts by another chain for the wallet. MetaMask has chain 137 built in, and its
 * pages break if that is removed. So each check uses a new chain, which the wallet cannot know, while the
 * script uses 137.
 */
export type ChainReplacement = {
  toWallet<T>(value: T): T
  fromWallet<T>(value: T): T
  /**
   * Translates the result of a user action from the wallet. In a list of networks, the wallet's own chain 137
   * gets the other id, so that 137 means only the added chain.
   */
  fromUser(act: UserAction, value: SerializedValue): SerializedValue
}

export function createChainReplacement(): ChainReplacement {
  const chainId = next()
  return {
    toWallet: (value) => translate(value, wanted, chainId),
    fromWallet: (value) => translate(value, chainId, wanted),
    fromUser: (act, value) =>
      act === 'networks' && Array.isArray(value)
        ? value.map((one) => (one === wanted ? chainId : translate(one, chainId, wanted)))
        : translate(value, chainId, wanted),
  }
}

let count = 0
const next = () => first + count++

const hex = (chainId: number) => `0x${chainId.toString(16)}`

/**
 * Replaces a chain id wherever it is in a value: as a number, in canonical hex, and in the address of its node.
 * Malformed ids stay as they are.
 */
function translate<T>(value: T, from: number, to: number): T {
  const path = new RegExp(`^(http://127\\.0\\.0\\.1:\\d+/\\d+/)${from}$`)
  const one = (item: SerializedValue): SerializedValue => {
    if (item === from) return to
    if (typeof item !== 'string') return item
    return item === hex(from) ? hex(to) : item.replace(path, `$1${to}`)
  }
  return JSON.parse(JSON.stringify(value), (_, item: SerializedValue) => one(item)) as T
}
