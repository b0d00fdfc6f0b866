import type { Call, Driver } from '../core/driver.ts'
import type { SerializedValue } from '../core/serialize.ts'
import { withTimeout } from '../core/withTimeout.ts'

/**
 * Sends a request that is not part of a script. Returns the result, `null` for an error, or `undefined` without an
 * answer within `step` ms.
 */
export async function queryWallet(
  { request }: Pick<Driver, 'request'>,
  { step, ...args }: { method: string; params?: SerializedValue; step: number },
): Promise<SerializedValue | undefined> {
  const call: Call = { id: 'query', on: 'provider', path: 'request', args: [args] }
  const answer = await withTimeout(request(call), step, undefined)
  return answer && ('result' in answer ? answer.result : null)
}
