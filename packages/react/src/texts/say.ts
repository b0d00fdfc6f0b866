import type { WalletId } from '@touchstone/connect'
import type { en } from './en.ts'

export type TextKey = keyof typeof en

/** One language: a sentence for every key, so that a missing one does not compile. */
export type Texts = Readonly<Record<TextKey, string>>

/** A sentence as data. Wallets and networks travel as ids and get their names when it is said. */
export type Message = {
  key: TextKey
  wallet?: WalletId | undefined
  /** The network that was asked for. */
  network?: number | undefined
  /** The network one stands on. */
  here?: number | undefined
  /** The wallet's own words. */
  said?: string | undefined
  address?: string | undefined
  host?: string | undefined
  count?: number | undefined
}

/** What names the ids of a message. */
export type Names = {
  wallet(id: WalletId): string
  /** `undefined` for a network that the app does not know. */
  network(chainId: number): string | undefined
}

/**
 * Says a message in one language.
 *
 * @example
 * say(en, names, { key: 'switch.declined', here: 1 })
 * // 'You declined the switch. You are still on Ethereum.'
 */
export function say(texts: Texts, names: Names, message: Message): string {
  return texts[message.key].replace(/\{(\w+)\}/g, (hole, name: string) => {
    const word = fill(texts, names, message, name)
    return word ?? hole
  })
}

function fill(texts: Texts, names: Names, message: Message, hole: string): string | undefined {
  if (hole === 'wallet') return message.wallet && names.wallet(message.wallet)
  if (hole === 'network') return nameNetwork(texts, names, message.network)
  if (hole === 'here') return nameNetwork(texts, names, message.here)
  if (hole === 'count') return message.count?.toString()
  if (hole === 'said' || hole === 'address' || hole === 'host') return message[hole]
  return undefined
}

function nameNetwork(texts: Texts, names: Names, chainId: number | undefined) {
  if (chainId === undefined) return texts['network.unknown'].replace(' {id}', '')
  return names.network(chainId) ?? texts['network.unknown'].replace('{id}', String(chainId))
}
