import type { Environment } from './driver.ts'

/**
 * Number of consecutive idle turns of the event loop after which the wallet counts as idle. The limit is in turns and
 * not in ms, because time also passes while the event loop is blocked.
 */
const grace = 25

/** The part of an environment that determines how long to wait. */
export type Timing = Pick<Environment, 'idle' | 'pace'>

/** Polls until the condition holds, the time is over, or the wallet is certain to do nothing more. */
export async function pollUntil(
  holds: () => Promise<boolean>,
  { idle, pace }: Timing,
  ms = pace.step,
): Promise<void> {
  const start = performance.now()
  let idleTurns = 0
  // If the event loop was blocked, the time can be over before callbacks that were due have run. So poll once more.
  let isLast = false
  for (let turn = 0; !(await holds()); turn++) {
    // Most answers come within a few quick turns, which do not count as idle.
    if (turn < quick) {
      await new Promise<void>((resolve) => soon(resolve))
      continue
    }
    idleTurns = idle?.() ? idleTurns + 1 : 0
    if (isLast || idleTurns > grace) return
    isLast = performance.now() - start > ms
    await new Promise<void>((resolve) => setTimeout(resolve, 0))
  }
}

/**
 * Waits until the wallet is idle, for 150 ms at most. Returns at once if the environment cannot tell whether the
 * wallet is idle.
 */
export async function waitUntilIdle({ idle, pace }: Timing): Promise<void> {
  if (idle) await pollUntil(async () => idle(), { pace }, Math.min(pace.fence, 150))
}

const quick = 20

/**
 * Schedules a function for the next turn. Browsers lack `setImmediate`, so the first turns there are as slow as
 * the others.
 */
const soon: (fn: () => void) => unknown =
  typeof setImmediate === 'function' ? setImmediate : (fn) => setTimeout(fn, 0)
