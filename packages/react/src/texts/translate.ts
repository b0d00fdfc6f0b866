import type { WalletId } from '@touchstone/connect'
import { languages } from './languages.gen.ts'
import type { Text, TextKey, TextsByKey } from './Texts.ts'

/** A message as data: the key of a text, and values for its placeholders. `translate` replaces ids with names. */
export type Message<Key extends string = TextKey> = {
  key: Key
  wallet?: WalletId | undefined
  /** Id of a network (EIP-155), such as the requested one. */
  network?: number | undefined
  /** Id of the wallet's current network, for a text that also names the requested one. */
  here?: number | undefined
  /** Text from the wallet: the message of its error, or the name that it announced. */
  said?: string | undefined
  address?: string | undefined
  host?: string | undefined
  /** Number that selects the plural form. `translate` formats it for the language. */
  count?: number | undefined
  /** Amount with its unit, already formatted for the language. */
  amount?: string | undefined
  /** Time, already formatted for the language. */
  time?: string | undefined
  /** Name without an id: of a token, a language or a browser, or the name that several wallets claim. */
  name?: string | undefined
}

/** Language of the texts, and functions that return the name for an id. */
export type NameResolver = {
  language: string
  wallet(id: WalletId): string
  /** Returns the name of a network; undefined for a network that the app does not know. */
  network(chainId: number): string | undefined
}

/**
 * Returns the text of a message, with its placeholders filled.
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
 * Puts a value between direction isolates if the value or the text around it is written from right to left. Without
 * isolates, a right-to-left name would change the order of the text beside it: the parts of an address after the name
 * would be swapped.
 *
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
function isolateDirection(value: string, inRightToLeft: boolean): string {
  return inRightToLeft || rightToLeft.test(value) ? `\u2068${value}\u2069` : value
}

/** Returns whether a language is written from right to left. A text may lack its letters and contain only a name. */
function isRightToLeft(language: string): boolean {
  return languages.some(({ code, dir }) => dir === 'rtl' && code === language.split('-')[0])
}

/** Letters of Hebrew, Arabic and other right-to-left scripts. */
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
