import type { Driver, Environment } from './driver.ts'

type Action<A extends never[], R> = (...args: A) => Promise<R>

/**
 * Wraps a driver so that no action starts after its `close`. The script of a check that timed out may still be
 * running, and its next steps would act on the wallet of the next check.
 */
export function rejectActionsAfterClose(
  driver: Driver,
  ask: Environment['ask'],
): { driver: Driver; ask: Environment['ask'] } {
  let closed = false
  // Return the driver's own promise: another one around it would delay answers, and so change their order.
  const open = <A extends never[], R>(action: Action<A, R>): Action<A, R> => {
    return (...args) => (closed ? Promise.reject<R>(new Error(closedMessage)) : action(...args))
  }
  const { requestAll, requestEach, arrange, refreshBlock, evidence } = driver
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
        Object.entries(driver.user).map(([act, action]) => [act, action && open(action)]),
      ),
      ...(requestAll && {
        requestAll: (calls) =>
          closed ? calls.map(() => Promise.reject(new Error(closedMessage))) : requestAll(calls),
      }),
      ...(requestEach && { requestEach: open(requestEach) }),
      ...(arrange && { arrange: open(arrange) }),
      ...(refreshBlock && { refreshBlock: open(refreshBlock) }),
      ...(evidence && { evidence: open(evidence) }),
      close() {
        closed = true
        return driver.close()
      },
    },
  }
}

const closedMessage = 'The check is closed.'
