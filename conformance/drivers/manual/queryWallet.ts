import type { Call, Driver } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { withTimeout } from '../../core/withTimeout.ts'

export declare namespace queryWallet {
  type Options = {
    method: string
    params?: SerializedValue
    /** Time limit of the answer, in ms. */
    step: number
  }
}

/**
 * Sends a request that is not part of a script. Returns the result, `null` for an error, or `undefined` without an
 * answer in time.
 */
export async function queryWallet(
  driver: Driver,
  { step, ...args }: queryWallet.Options,
): Promise<SerializedValue | undefined> {
  const call: Call = { id: 'query', on: 'provider', path: 'request', args: [args] }
  const answer = await withTimeout(driver.request(call), step, undefined)
  return answer && ('result' in answer ? answer.result : null)
}
