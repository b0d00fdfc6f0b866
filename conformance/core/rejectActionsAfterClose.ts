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
  const openAll = <T extends object>(actions: T): T =>
    Object.fromEntries(
      Object.entries(actions).map(([name, action]: [string, unknown]) => [
        name,
        typeof action === 'function' ? open(action as Action<never[], unknown>) : action,
      ]),
    ) as T
  const { requestAll, onEvent } = driver
  return {
    ask: open(ask),
    driver: {
      ...openAll(driver),
      user: openAll(driver.user),
      ...(requestAll && {
        requestAll: (calls) =>
          closed ? calls.map(() => Promise.reject(new Error(closedMessage))) : requestAll(calls),
      }),
      onEvent,
      close() {
        closed = true
        return driver.close()
      },
    },
  }
}

const closedMessage = 'The check is closed.'
