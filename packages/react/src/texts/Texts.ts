import type { en } from './en.ts'
import type { account } from './en/account.ts'
import type { activity } from './en/activity.ts'
import type { reach } from './en/reach.ts'
import type { send } from './en/send.ts'
import type { signIn } from './en/signIn.ts'
import type { Text } from './say.ts'

/**
 * Texts of one language, with every key of every part, so that a missing one does not compile. English is not of this
 * type: its parts are in the chunks that use them.
 */
export type Texts = Readonly<{
  [Key in keyof English]: English[Key] extends string ? string : Exclude<Text, string>
}>

type English = typeof en &
  typeof account &
  typeof activity &
  typeof reach &
  typeof send &
  typeof signIn
