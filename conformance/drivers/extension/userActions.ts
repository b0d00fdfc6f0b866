import { CheckEnded } from '../../core/CheckEnded.ts'
import type { UserAction } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'

/** Creates the error of an act that is impossible in a wallet. */
export const impossibleAct = (act: UserAction, message: string): CheckEnded =>
  new CheckEnded({ status: 'blocked', by: `user.${act}`, message })

/** Awaits an act and returns null, the result of a user action that has none. */
export const returnNull = async (act: Promise<unknown>): Promise<SerializedValue> => {
  await act
  return null
}
