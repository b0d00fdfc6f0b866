import { ProtocolError } from './ProtocolError.ts'

/**
 * Counts the lines and events that a module sends, over all its processes, and limits them. The suite keeps
 * them in memory until the run is written.
 */
export type TrafficLimits = {
  /**
   * Counts a line.
   *
   * @throws ProtocolError if the lines of the check or of the run exceed their limit.
   */
  add(line: string): void
  /**
   * Counts an event.
   *
   * @throws ProtocolError if the events of the check exceed their limit.
   */
  addEvent(): void
  startCheck(): void
}

const events = 5000
// Limits in characters, for one check and for a whole run. The fake wallets send 0.2 million characters in the
// largest check, and 0.6 million in a run.
const checkLimit = 8 * 2 ** 20
const runLimit = 32 * 2 ** 20

export function createTrafficLimits(): TrafficLimits {
  let inRun = 0
  let inCheck = 0
  let eventCount = 0
  return {
    add({ length }) {
      inRun += length
      inCheck += length
      if (inCheck > checkLimit) throw tooMuch(checkLimit, 'check')
      if (inRun > runLimit) throw tooMuch(runLimit, 'run')
    },
    addEvent() {
      eventCount += 1
      if (eventCount >= events)
        throw new ProtocolError('flooded', `sent ${eventCount} events in one check`)
    },
    startCheck() {
      inCheck = 0
      eventCount = 0
    },
  }
}

const tooMuch = (limit: number, what: 'check' | 'run') =>
  new ProtocolError('flooded', `sent more than ${limit / 2 ** 20} MiB in one ${what}`)
