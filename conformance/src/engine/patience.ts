import type { Environment } from './driver.ts'

/**
 * Turns of the event loop for which all must have been idle before it counts. Turns, not ms: a loop
 * that was blocked for long has not been idle.
 */
const grace = 25

type Patience = Pick<Environment, 'idle' | 'pace'>

/**
 * The promise's value; `undefined` after `ms`, or as soon as it is certain that nothing is under way any
 * more. Only an environment that sees inside its wallet can be certain.
 */
export async function patiently<T>(
  promise: Promise<T>,
  environment: Patience,
  ms: number,
): Promise<T | undefined> {
  let over = false
  const done = promise.finally(() => {
    over = true
  })
  done.catch(() => undefined)
  const given = until(async () => over, environment, ms).then(() => undefined)
  return Promise.race([done, given])
}

/** Asks again and again until it holds, or there is no more hope (see above). */
export async function until(
  holds: () => Promise<boolean>,
  { idle, pace }: Patience,
  ms = pace.step,
): Promise<void> {
  const start = performance.now()
  let idleTurns = 0
  for (let turn = 0; !(await holds()); turn++) {
    // Most things come within a few quick turns, which say nothing about idleness.
    if (turn < quick) {
      await new Promise<void>((resolve) => soon(resolve))
      continue
    }
    idleTurns = idle?.() ? idleTurns + 1 : 0
    if (performance.now() - start > ms || idleTurns > grace) return
    await new Promise<void>((resolve) => setTimeout(resolve, 0))
  }
}

const quick = 20

/** Browsers have no `setImmediate`; there the first turns are as slow as the rest. */
const soon: (fn: () => void) => unknown =
  typeof setImmediate === 'function' ? setImmediate : (fn) => setTimeout(fn, 0)
