import type { Call, Driver } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'

/** Asks the wallet, beside any script. The result; `null` where it was an error. */
export async function query(driver: Driver, method: string, params?: Seen): Promise<Seen> {
  const args: Call['args'] = [params === undefined ? { method } : { method, params }]
  const answer = await driver.request({ id: 'query', on: 'provider', path: 'request', args })
  return 'result' in answer ? answer.result : null
}
