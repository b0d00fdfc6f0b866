import type { WalletId } from '@touchstone/connect'
import type { en } from './en.ts'
import { languages } from './languages.ts'

/** A sentence; or, where it depends on a count, one for each plural category of the language (CLDR). */
export type Text = string | ({ other: string } & { [Rule in Intl.LDMLPluralRule]?: string })

/** Sentences by key. */
export type Sentences = Readonly<Record<string, Text>>

/** The keys of the first chunk; the parts in `en/` add theirs where they are loaded. */
export type TextKey = keyof typeof en

/** A sentence as data. Wallets and networks travel as ids and get their names when it is said. */
export type Message<Key extends string = TextKey> = {
  key: Key
  wallet?: WalletId | undefined
  /** The network that was asked for. */
  network?: number | undefined
  /** The network one stands on. */
  here?: number | undefined
  /** The wallet's own words. */
  said?: string | undefined
  address?: string | undefined
  host?: string | undefined
  /** Chooses the plural, and is written as the language writes numbers. */
  count?: number | undefined
  /** An amount with its unit, already written in the language. */
  amount?: string | undefined
  /** A time, already written in the language. */
  time?: string | undefined
  /** A name that is no wallet's: of a token, a language, a page. */
  name?: string | undefined
}

/** What names the ids of a message, and in which language. */
export type Names = {
  /** A BCP 47 tag. */
  language: string
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
export function say<Key extends string>(
  texts: Sentences,
  names: Names,
  message: Message<Key>,
): string {
  const sentence = choose(texts[message.key] ?? message.key, names.language, message.count)
  const turned = rightToLeft.test(sentence) || isRightToLeft(names.language)
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => {
    const word = fill(texts, names, message, name)
    return word === undefined ? hole : isolate(word, turned)
  })
}

function choose(text: Text, language: string, count = 0): string {
  if (typeof text === 'string') return text
  return text[new Intl.PluralRules(language).select(count)] ?? text.other
}

/**
 * A Latin name inside a sentence from right to left, and an Arabic or Hebrew one in any, keeps its own
 * order and does not turn its neighbours round: the address after it would begin at its end.
 *
 * @see https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates
 */
function isolate(word: string, turned: boolean): string {
  return turned || rightToLeft.test(word) ? `\u2068${word}\u2069` : word
}

/** Whatever its region: a sentence may be nothing but a name, and say nothing of it by itself. */
function isRightToLeft(language: string): boolean {
  return languages.some(({ code, dir }) => dir === 'rtl' && code === language.split('-')[0])
}

/** Hebrew, Arabic and their kin. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/

function fill(texts: Sentences, names: Names, message: Message<string>, hole: string) {
  if (hole === 'wallet') return message.wallet && names.wallet(message.wallet)
  if (hole === 'network') return nameNetwork(texts, names, message.network)
  if (hole === 'here') return nameNetwork(texts, names, message.here)
  if (hole === 'count') return message.count?.toLocaleString(names.language)
  const word = message[hole as keyof Message]
  return typeof word === 'string' && hole !== 'key' ? word : undefined
}

function nameNetwork(texts: Sentences, names: Names, chainId: number | undefined) {
  const unknown = choose(texts['network.unknown'] ?? '{id}', names.language)
  if (chainId === undefined) return unknown.replace(/\s*\{id\}/, '')
  return names.network(chainId) ?? unknown.replace('{id}', String(chainId))
}
