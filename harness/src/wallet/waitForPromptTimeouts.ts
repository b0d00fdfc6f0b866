import { realClock } from './hostGlobals.ts'
import type { Clock } from './types.ts'

/** Call of `waitForPrompt` that has not ended, as an error with the stack of the call. */
export type PromptWait = Error & { method: string }

/** Options of a call of `waitForPrompt`. */
export type WaitOptions = {
  /**
   * Time limit in ms of the wallet's clock. 0 means no limit of its own: the call ends with the test. Default 20000,
   * less than the 30 s that Playwright gives a test.
   */
  timeout?: number
}

/** Calls of `waitForPrompt` of one wallet that still wait. */
export type PromptTimeouts = {
  /** Starts a wait. Returns the function to call when the prompt arrives. */
  begin(wait: {
    method: string
    /** Time limit in ms, or 0 for none. */
    limit: number
    /** Function that the test called. Its own stack frames are left out of the stack. */
    calledAs: (method: string, options?: WaitOptions) => unknown
    /** Receives the error of a wait that reached its time limit. */
    onTimeout: (error: Error) => void
  }): () => void
  open(): PromptWait[]
  /** Ends the timers of all waits. */
  close(): void
}

const defaultLimit = 20_000

/**
 * Creates the record of the calls of `waitForPrompt` of one wallet. The report of a failed test names those that
 * have not ended.
 *
 * @param describe returns the message of a wait that reached its time limit in ms
 */
export const createPromptTimeouts = (
  wallet: string,
  describe: (method: string, limit: number) => string,
  clock: Clock = realClock,
): PromptTimeouts => {
  const waits = new Set<PromptWait>()
  const timers = new Set<unknown>()
  return {
    begin: ({ method, limit, calledAs, onTimeout }) => {
      // The error is created when the wait begins, so that its stack shows the waiting call.
      const error = Object.assign(
        new Error(
          `${wallet}: wallet.waitForPrompt('${method}') waited until the end: no prompt for it came.`,
        ),
        { method },
      )
      const { captureStackTrace } = Error as { captureStackTrace?(of: Error, above: unknown): void }
      captureStackTrace?.(error, calledAs)
      waits.add(error)
      const timer =
        limit === 0
          ? undefined
          : clock.setTimeout(() => {
              end()
              onTimeout(withMessage(error, describe(method, limit)))
            }, limit)
      timers.add(timer)
      const end = () => {
        clock.clearTimeout(timer)
        timers.delete(timer)
        waits.delete(error)
      }
      return end
    },
    open: () => [...waits],
    close: () => {
      for (const timer of timers) clock.clearTimeout(timer)
      timers.clear()
    },
  }
}

/** Returns an error with another message and the stack frames of this one. */
function withMessage(error: PromptWait, message: string): Error {
  const next = new Error(message)
  next.stack = [`${next.name}: ${message}`, ...framesOf(error)].join('\n')
  return next
}

/** Returns the lines of a stack below its message. Not every browser has the message in the stack. */
export const framesOf = ({ stack = '', message }: Error): string[] =>
  (stack.split(message).at(-1) ?? '').split('\n').filter((line) => line !== '')

/** Longest delay of `setTimeout` in ms. A timer with a longer delay fires at once. */
const maxDelay = 2 ** 31 - 1

/**
 * Returns the time limit of a call of `waitForPrompt` in ms, or 0 for none.
 *
 * @throws {TypeError} if an option is unknown, or `timeout` is not a valid number of ms
 */
export function parseWaitLimit(options: WaitOptions = {}): number {
  const problem = (what: string) =>
    new TypeError(`wallet.waitForPrompt cannot wait like this: ${what}.`)
  if (typeof options !== 'object' || options === null)
    throw problem(`expected { timeout: ms } (got ${String(options)})`)
  const { timeout = defaultLimit, ...unknown } = options
  const [name] = Object.keys(unknown)
  if (name !== undefined) throw problem(`"${name}" is unknown here, there is only "timeout"`)
  if (typeof timeout === 'number' && timeout >= 0 && timeout <= maxDelay) return timeout
  throw problem(`"timeout" expected ms from 0 (no limit) to ${maxDelay} (got ${String(timeout)})`)
}
