import type { Call, Driver } from '../core/driver.ts'
import type { SerializedValue } from '../core/serialize.ts'
import { withTimeout } from '../core/withTimeout.ts'

/** Sends a request outside of a script. Returns `null` for an error, `undefined` without an answer in time. */
export async function queryWallet(
  { request }: Pick<Driver, 'request'>,
  { step, ...args }: { method: string; params?: SerializedValue; step: number },
): Promise<SerializedValue | undefined> {
  const call: Call = { id: 'query', on: 'provider', path: 'request', args: [args] }
  const answer = await withTimeout(request(call), step, undefined)
  return answer && ('result' in answer ? answer.result : null)
}
