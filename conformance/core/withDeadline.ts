import { pollUntil, type Timing } from './pollUntil.ts'

/**
 * Waits for a promise. Resolves with `undefined` after `ms`, or as soon as the wallet is certain to do nothing
 * more. Only an environment that sees inside its wallet can be certain.
 */
export async function withDeadline<T>(
  promise: Promise<T>,
  environment: Timing,
  ms: number,
): Promise<T | undefined> {
  let isSettled = false
  const done = promise.finally(() => {
    isSettled = true
  })
  done.catch(() => undefined)
  const expired = pollUntil(async () => isSettled, environment, ms).then(() => undefined)
  return Promise.race([done, expired])
}
