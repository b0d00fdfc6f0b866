import { UsageError } from '../../engine/UsageError.ts'
import { firstWords } from '../../drivers/firstWords.ts'

/**
 * Rejects when a promise that a dapp module returned to nobody fails. It is listened to as long as the process
 * lives: what such a module began goes on failing while the browser is being closed.
 */
export const watchStrays = (): Promise<never> => {
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
