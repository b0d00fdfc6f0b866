import type { Driver, Environment } from './driver.ts'

type Deed<A extends never[], R> = (...args: A) => Promise<R>

/**
 * The driver, up to its `close`. A check that ran out of time may still be in the middle of its script: what it
 * would do next would be done to the wallet of the check after it, so nothing of it begins any more.
 */
export function untilClosed(
  driver: Driver,
  ask: Environment['ask'],
): { driver: Driver; ask: Environment['ask'] } {
  let closed = false
  // No promise of ours around the driver's: what came first is to be heard first.
  const open = <A extends never[], R>(deed: Deed<A, R>): Deed<A, R> => {
    return (...args) => (closed ? Promise.reject<R>(new Error(over)) : deed(...args))
  }
  const { requestAll, requestEach, arrange, signal, look, evidence } = driver
  return {
    ask: open(ask),
    driver: {
      ...driver,
      boot: open(driver.boot),
      request: open(driver.request),
      listen: open(driver.listen),
      unlisten: open(driver.unlisten),
      discover: open(driver.discover),
      decoy: open(driver.decoy),
      inspect: open(driver.inspect),
      user: Object.fromEntries(
        Object.entries(driver.user).map(([act, deed]) => [act, deed && open(deed)]),
      ),
      ...(requestAll && {
        requestAll: (calls) =>
          closed ? calls.map(() => Promise.reject(new Error(over))) : requestAll(calls),
      }),
      ...(requestEach && { requestEach: open(requestEach) }),
      ...(arrange && { arrange: open(arrange) }),
      ...(signal && { signal: open(signal) }),
      ...(look && { look: open(look) }),
      ...(evidence && { evidence: open(evidence) }),
      close() {
        closed = true
        return driver.close()
      },
    },
  }
}

const over = 'The check is over.'
