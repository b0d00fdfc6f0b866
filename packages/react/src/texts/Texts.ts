import type account from './en/account.json'
import type activity from './en/activity.json'
import type first from './en/first.json'
import type preferences from './en/preferences.json'
import type send from './en/send.json'
import type setup from './en/setup.json'
import type signIn from './en/signIn.json'

/** Text, or its forms by plural category of the language (CLDR) if it depends on a count. */
export type Text = string | ({ other: string } & { [Rule in Intl.LDMLPluralRule]?: string })

/** Texts by key. */
export type TextsByKey = Readonly<Record<string, Text>>

/** Keys of the texts in the first chunk. Other chunks add the texts of the other files in `en/` when they load. */
export type TextKey = keyof typeof first

/** Texts of one language, with every key. English has no such value: its texts are split between chunks. */
export type Texts = Readonly<{
  [Key in keyof English]: English[Key] extends string ? string : Exclude<Text, string>
}>

/** English texts of all chunks, which define the keys of the other languages. */
type English = typeof account &
  typeof activity &
  typeof first &
  typeof preferences &
  typeof send &
  typeof setup &
  typeof signIn
