/** Error of a call of `waitForPrompt` that has not ended. */
export type PromptWait = Error & { method: string }

/** Calls of `waitForPrompt` of one wallet that still wait. Each is an error with the stack of the call. */
export type PromptWaits = {
  /**
   * Starts a wait. Returns the function to call when the prompt arrives.
   *
   * @param waitForPrompt function that the test called; its own stack frames are left out of the stack
   */
  begin(method: string, waitForPrompt: (method: string) => unknown): () => void
  open(): PromptWait[]
}

/**
 * Creates the record of the waits for prompts of one wallet. If the test fails, its report names the waits that
 * have not ended: the test runner itself knows only the time limit.
 */
export const createPromptWaits = (wallet: string): PromptWaits => {
  const waits = new Set<PromptWait>()
  return {
    begin: (method, waitForPrompt) => {
      // The error is created when the wait begins, so that its stack shows the waiting call.
      const error = Object.assign(
        new Error(
          `${wallet}: wallet.waitForPrompt('${method}') waited until the end: no prompt for it came.`,
        ),
        { method },
      )
      const { captureStackTrace } = Error as { captureStackTrace?(of: Error, above: unknown): void }
      captureStackTrace?.(error, waitForPrompt)
      waits.add(error)
      return () => void waits.delete(error)
    },
    open: () => [...waits],
  }
}
