import { ModuleFault } from '../../core/ModuleFault.ts'

const events = 5000
// Limits in characters for a check and a run. The fake wallets send 0.2 million characters in the largest check, and
// 0.6 million in a run.
const checkLimit = 8 * 2 ** 20
const runLimit = 32 * 2 ** 20

export type TrafficLimits = ReturnType<typeof createTrafficLimits>

/**
 * Creates functions that count what a module sends, because the suite keeps it in memory. They throw a ModuleFault at a
 * limit.
 */
export function createTrafficLimits() {
  let inRun = 0
  let inCheck = 0
  let eventCount = 0
  return {
    add({ length }: string) {
      inRun += length
      inCheck += length
      if (inCheck > checkLimit) throw tooMuch(checkLimit, 'check')
      if (inRun > runLimit) throw tooMuch(runLimit, 'run')
    },
    addEvent() {
      eventCount += 1
      if (eventCount >= events)
        throw new ModuleFault('flooded', `The module sent ${eventCount} events in one check.`)
    },
    startCheck() {
      inCheck = 0
      eventCount = 0
    },
  }
}

const tooMuch = (limit: number, what: 'check' | 'run') =>
  new ModuleFault('flooded', `The module sent more than ${limit / 2 ** 20} MiB in one ${what}.`)
