import type { Call, Driver } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import { within } from '../../engine/stage.ts'

export declare namespace query {
  type Options = {
    method: string
    params?: Seen
    /** ms to wait for the answer. */
    step: number
  }
}

/** Asks the wallet, beside any script. The result; `null` where it was an error, `undefined` where none came. */
export async function query(
  driver: Driver,
  { step, ...args }: query.Options,
): Promise<Seen | undefined> {
  const call: Call = { id: 'query', on: 'provider', path: 'request', args: [args] }
  const answer = await within(driver.request(call), step, undefined)
  return answer && ('result' in answer ? answer.result : null)
}
