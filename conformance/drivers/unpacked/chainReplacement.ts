import type { UserAction } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'

/** The chain that the scripts of the catalogue add. */
const wanted = 137

/** The first replacement id. No wallet knows these chains. */
const first = 7_310_001

/**
 * Replaces chain 137 with another id. MetaMask has 137 built in, and its pages break if it is removed. So the
 * wallet gets a chain that it cannot know, a different one for each check, while the script uses 137.
 */
export type ChainReplacement = {
  toWallet<T>(value: T): T
  fromWallet<T>(value: T): T
  /**
   * Translates the result of a user action. In a list of networks, a 137 is the wallet's own chain, not the
   * added one.
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
 * Replaces a chain id in values: numbers, canonical hex and the address of its node. Malformed ids stay as
 * they are.
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
