import type { PageWallet } from './pageWallet.ts'

/** Prompts that a test waits for, each as an error that was made where it does. */
type Waits = {
  /** Answers what is to be called once the prompt is there. */
  begin(error: Error): () => void
}

const open = new WeakMap<object, Set<Error>>()

/** The waits of one wallet; kept here, as nobody but the end of a test asks for them. */
export const createWaits = (wallet: () => PageWallet): Waits => ({
  begin: (error) => {
    const errors = open.get(wallet()) ?? new Set()
    open.set(wallet(), errors.add(error))
    return () => void errors.delete(error)
  },
})

/** What tests still wait for at these wallets. */
export const waitsOf = (wallets: readonly PageWallet[]): Error[] =>
  wallets.flatMap((wallet) => [...(open.get(wallet) ?? [])])

/**
 * What to say of a wait where the time is up; made when it begins, as its stack leads there.
 *
 * @param prompt the function that the test called: what lies above it is nobody's business.
 */
export function neverCame(wallet: string, method: string, prompt: PageWallet['prompt']): Error {
  const error = new Error(
    `${wallet}: wallet.prompt('${method}') waited until the time was up: no prompt for it came. Make the app ask, and see what it asked instead with wallet.calls().`,
  )
  Error.captureStackTrace(error, prompt)
  return error
}
