import { CheckEnded } from '../../core/CheckEnded.ts'
import type { UserAction } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'

/** Creates the error that ends a check as blocked, because an act is impossible in the wallet. */
export const impossibleAct = (act: UserAction, message: string): CheckEnded =>
  new CheckEnded({ status: 'blocked', by: `user.${act}`, message })

/** Awaits an act and returns null, for user actions without a result. */
export const returnNull = async (act: Promise<unknown>): Promise<SerializedValue> => {
  await act
  return null
}
