import type { WalletId } from '@touchstone/connect'
import { languages } from './languages.gen.ts'
import type { Text, TextKey, TextsByKey } from './Texts.ts'

/** A message as data. Contains ids of wallets and networks, which are replaced with names on translation. */
export type Message<Key extends string = TextKey> = {
  key: Key
  wallet?: WalletId | undefined
  /** The requested network. */
  network?: number | undefined
  /** The wallet's current network. */
  here?: number | undefined
  /** Words of the wallet. */
  said?: string | undefined
  address?: string | undefined
  host?: string | undefined
  /** Selects the plural form, and is formatted for the language. */
  count?: number | undefined
  /** Amount with its unit, already formatted for the language. */
  amount?: string | undefined
  /** Time, already formatted for the language. */
  time?: string | undefined
  /** Name of anything but a wallet: a token, a language, a page. */
  name?: string | undefined
}

/** Resolves the ids of a message to names. */
export type NameResolver = {
  /** BCP 47 tag. */
  language: string
  wallet(id: WalletId): string
  /** Undefined for a network that the app does not know. */
  network(chainId: number): string | undefined
}

/**
 * Translates a message.
 *
 * @example
 * translate(en, names, { key: 'switch.declined', here: 1 })
 * // 'You declined the switch. You are still on Ethereum.'
 */
export function translate<Key extends string>(
  texts: TextsByKey,
  names: NameResolver,
  message: Message<Key>,
): string {
  const text = selectPlural(texts[message.key] ?? message.key, names.language, message.count)
  const inRightToLeft = rightToLeft.test(text) || isRightToLeft(names.language)
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = resolvePlaceholder(texts, names, message, name)
    return value === undefined ? placeholder : isolateDirection(value, inRightToLeft)
  })
}

function selectPlural(text: Text, language: string, count = 0): string {
  if (typeof text === 'string') return text
  return text[new Intl.PluralRules(language).select(count)] ?? text.other
}

/**
 * Isolates a name in text of the other direction. Without isolation, a right-to-left name would reorder its neighbours:
 * an address after it would begin at its end.
 *
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
function isolateDirection(value: string, inRightToLeft: boolean): string {
  return inRightToLeft || rightToLeft.test(value) ? `\u2068${value}\u2069` : value
}

/** Uses the language, not the text: a text may be nothing but a name. Ignores the region. */
function isRightToLeft(language: string): boolean {
  return languages.some(({ code, dir }) => dir === 'rtl' && code === language.split('-')[0])
}

/** Hebrew, Arabic and related scripts. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

function resolvePlaceholder(
  texts: TextsByKey,
  names: NameResolver,
  message: Message<string>,
  placeholder: string,
) {
  if (placeholder === 'wallet') return message.wallet && names.wallet(message.wallet)
  if (placeholder === 'network') return nameNetwork(texts, names, message.network)
  if (placeholder === 'here') return nameNetwork(texts, names, message.here)
  if (placeholder === 'count') return message.count?.toLocaleString(names.language)
  const value = message[placeholder as keyof Message]
  return typeof value === 'string' && placeholder !== 'key' ? value : undefined
}

function nameNetwork(texts: TextsByKey, names: NameResolver, chainId: number | undefined) {
  const unknown = selectPlural(texts['network.unknown'] ?? '{id}', names.language)
  if (chainId === undefined) return unknown.replace(/\s*\{id\}/, '')
  return names.network(chainId) ?? unknown.replace('{id}', String(chainId))
}
