/** Waits of a test for prompts. Each wait is an error with the stack of the call that waits. */
type PromptWaits = {
  /** Starts a wait. Returns the function to call when the prompt arrives. */
  begin(error: Error): () => void
}

const open = new WeakMap<object, Set<Error>>()

/**
 * Creates the record of the waits for prompts of one wallet. The waits are stored outside the wallet, because
 * only the end of a test reads them.
 */
export const createPromptWaits = (wallet: () => object): PromptWaits => ({
  begin: (error) => {
    const errors = open.get(wallet()) ?? new Set()
    open.set(wallet(), errors.add(error))
    return () => void errors.delete(error)
  },
})

/** Returns the errors of the waits that have not ended at these wallets. */
export const openPromptWaits = (wallets: readonly object[]): Error[] =>
  wallets.flatMap((wallet) => [...(open.get(wallet) ?? [])])

/**
 * Creates the error that reports, after a timeout, which prompt a test waited for. The error is created when
 * the wait begins, so that its stack shows the waiting call.
 *
 * @param waitForPrompt function that the test called; its own stack frames are left out of the stack
 */
export function promptTimeoutError(
  wallet: string,
  method: string,
  waitForPrompt: (method: string) => unknown,
): Error {
  const error = new Error(
    `${wallet}: wallet.waitForPrompt('${method}') waited until the time was up: no prompt for it came. Make the app ask, and see what it asked instead with wallet.calls().`,
  )
  Error.captureStackTrace(error, waitForPrompt)
  return error
}
