import type account from './en/account.json'
import type activity from './en/activity.json'
import type first from './en/first.json'
import type send from './en/send.json'
import type setup from './en/setup.json'
import type signIn from './en/signIn.json'

/** A text. If it depends on a count, one text for each plural category of the language (CLDR). */
export type Text = string | ({ other: string } & { [Rule in Intl.LDMLPluralRule]?: string })

/** Texts by key. */
export type TextsByKey = Readonly<Record<string, Text>>

/** Keys of the first chunk. The parts in `en/` add theirs when they load. */
export type TextKey = keyof typeof first

/**
 * Texts of one language, with every key of every part, so that a missing one does not compile. English is not of this
 * type: its parts are in the chunks that use them.
 */
export type Texts = Readonly<{
  [Key in keyof English]: English[Key] extends string ? string : Exclude<Text, string>
}>

type English = typeof account &
  typeof activity &
  typeof first &
  typeof send &
  typeof setup &
  typeof signIn
