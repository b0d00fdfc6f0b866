import type { Act } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'

/** The chain of the catalogue that no wallet under test was told of. */
const wanted = 137

/** The first of those that stand in for it: nobody has them. */
const first = 7_310_001

/**
 * Chain 137 under another number. MetaMask has 137 from the beginning, and its pages break where a person
 * takes it away; so the wallet hears of a chain that it cannot know, a new one for each script, and the
 * script of 137.
 */
export type NewChain = {
  toWallet<T>(value: T): T
  fromWallet<T>(value: T): T
  /** What an act of the person gave back: on a list of networks, a 137 of the wallet's own is not the one it was asked to add. */
  fromUser(act: Act, value: Seen): Seen
}

export function createNewChain(): NewChain {
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

/** Numbers, hex as the wallet spells it, and the addresses of its node; malformed spellings stay as they are. */
function translate<T>(value: T, from: number, to: number): T {
  const path = new RegExp(`^(http://127\\.0\\.0\\.1:\\d+/\\d+/)${from}$`)
  const one = (item: Seen): Seen => {
    if (item === from) return to
    if (typeof item !== 'string') return item
    return item === hex(from) ? hex(to) : item.replace(path, `$1${to}`)
  }
  return JSON.parse(JSON.stringify(value), (_, item: Seen) => one(item)) as T
}
