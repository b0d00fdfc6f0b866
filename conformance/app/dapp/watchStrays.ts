import { UsageError } from '../../core/UsageError.ts'
import { firstWords } from '../../drivers/firstWords.ts'

/**
 * Rejects on an unhandled rejection of a dapp module. Listens until the process exits, because promises of the module
 * may still reject while the browser closes.
 */
export const watchUnhandledRejections = (): Promise<never> => {
  const broken = Promise.withResolvers<never>()
  process.on('unhandledRejection', (thrown) =>
    broken.reject(
      new UsageError(
        `The dapp module left a promise behind that failed: ${firstWords(thrown)} Each of its functions has to return, or await, what it begins.`,
      ),
    ),
  )
  broken.promise.catch(() => {})
  return broken.promise
}
