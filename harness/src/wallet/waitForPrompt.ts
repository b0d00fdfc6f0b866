import { realClock } from './hostGlobals.ts'
import type { Act, Clock, Prompt, Rule } from './types.ts'
import { createPromptHandle, type PromptHandle } from './walletActions.ts'

/** Options of a call of `waitForPrompt`. */
export type WaitOptions = {
  /**
   * Time limit in ms of the wallet's clock. 0 means no limit of its own: the call ends with the test. Default 20000,
   * less than the 30 s that Playwright gives a test.
   */
  timeout?: number
}

/** Call of `waitForPrompt` that has not ended, as an error with the stack of the call. */
type PromptWait = Error & { method: string }

export const createPromptWaits = <Result>({
  wallet,
  prompts,
  use,
  act,
  describe,
  clock = realClock,
}: {
  wallet: string
  prompts(): readonly Prompt[]
  use(rule: Rule): { id: string; remove(): Result }
  act(act: Act): Result
  /** Returns the message of a call that reached its time limit in ms. */
  describe(method: string, limit: number): string
  clock?: Clock | undefined
}) => {
  type Wait = {
    error: PromptWait
    rule: ReturnType<typeof use>
    timer: unknown
    resolve(handle: PromptHandle<Result> | Promise<PromptHandle<Result>>): void
  }
  let waits: Wait[] = []
  // Ids of the prompts that a call returned. Without them, two calls would return the same one of two open prompts.
  const returned = new Set<number>()
  const end = (wait: Wait) => {
    clock.clearTimeout(wait.timer)
    waits = waits.filter((one) => one !== wait)
  }

  return {
    /** Implements `wallet.waitForPrompt`. The stack of an error leaves out the frames of `calledAs`. */
    wait: (
      method: string,
      options: WaitOptions | undefined,
      calledAs: (method: string, options?: WaitOptions) => unknown,
    ): Promise<PromptHandle<Result>> => {
      const limit = parseWaitLimit(options)
      const open = prompts().filter((prompt) => isAwaited(method, prompt))
      const found = open.find(({ id }) => !returned.has(id)) ?? open[0]
      if (found) {
        returned.add(found.id)
        return Promise.resolve(createPromptHandle(found, act))
      }
      const { promise, resolve, reject } = Promise.withResolvers<PromptHandle<Result>>()
      // Created when the wait begins, so that its stack shows the waiting call.
      const error = Object.assign(
        new Error(
          `${wallet}: wallet.waitForPrompt('${method}') waited until the end: no prompt for it came.`,
        ),
        { method },
      )
      const { captureStackTrace } = Error as { captureStackTrace?(of: Error, above: unknown): void }
      captureStackTrace?.(error, calledAs)
      const wait: Wait = {
        error,
        // This rule keeps the next prompt of the method open until the test answers it.
        rule: use({ method, times: 1, do: { type: 'prompt' } }),
        timer: undefined,
        resolve,
      }
      if (limit > 0)
        wait.timer = clock.setTimeout(() => {
          const problem = withMessage(error, describe(method, limit))
          end(wait)
          void wait.rule.remove()
          reject(problem)
        }, limit)
      waits.push(wait)
      // Prevents an unhandled rejection if the test fails for another reason first.
      promise.catch(() => {})
      return promise
    },
    /** Gives a new prompt to the call that has waited longest for a prompt of its method. */
    deliver: (prompt: Prompt): void => {
      const last = waits.findLast(({ error }) => isAwaited(error.method, prompt))
      const first = waits.find(({ error }) => error.method === last?.error.method)
      if (!first || !last) return
      // Each waiting call added a rule. The wallet used the latest rule for this prompt, but the prompt belongs
      // to the call that has waited longest. The rule of that call stays for the next prompt.
      const spent = last.rule
      last.rule = first.rule
      returned.add(prompt.id)
      end(first)
      const removed = spent.remove()
      const handle = createPromptHandle(prompt, act)
      first.resolve(removed instanceof Promise ? removed.then(() => handle) : handle)
    },
    /** Whether a rule belongs to a call that waits, and not to the test itself. */
    hasRule: (id: string): boolean => waits.some(({ rule }) => rule.id === id),
    list: (): PromptWait[] => waits.map(({ error }) => error),
    close: (): void => {
      for (const { timer } of waits) clock.clearTimeout(timer)
    },
  }
}

/** Whether a call that waits for prompts of `method`, or of any method (`*`), waits for this prompt. */
const isAwaited = (method: string, prompt: Prompt): boolean =>
  method === '*' || method === prompt.method

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

function parseWaitLimit(options: WaitOptions = {}): number {
  const problem = (what: string) =>
    new TypeError(`wallet.waitForPrompt cannot wait like this: ${what}.`)
  if (typeof options !== 'object' || options === null)
    throw problem(`expected { timeout: ms } (got ${String(options)})`)
  const { timeout = 20_000, ...unknown } = options
  const [name] = Object.keys(unknown)
  if (name !== undefined) throw problem(`"${name}" is unknown here, there is only "timeout"`)
  if (typeof timeout === 'number' && timeout >= 0 && timeout <= maxDelay) return timeout
  throw problem(`"timeout" expected ms from 0 (no limit) to ${maxDelay} (got ${String(timeout)})`)
}
