import { UsageError } from '../../core/UsageError.ts'
import { firstErrorLine } from '../../drivers/firstErrorLine.ts'
import { calledFunction } from './createModuleCaller.ts'
import { describeStackLine } from './describeStackLine.ts'

/**
 * Rejects at the first unhandled rejection in this process, which it attributes to the dapp module. The listener stays,
 * because promises may still reject while the browser closes.
 */
export const failOnUnhandledRejection = (file?: string): Promise<never> => {
  const broken = Promise.withResolvers<never>()
  process.on('unhandledRejection', (thrown) => {
    const name = calledFunction.getStore()
    const what = name === undefined ? 'The dapp module' : `The dapp module's ${name}()`
    const why = firstErrorLine(thrown).replace(/[.!?]$/, '')
    broken.reject(
      new UsageError(
        `${what} left a promise behind that failed: ${why}${describeStackLine(thrown, file)}. Each function of the module has to return, or await, what it begins.`,
      ),
    )
  })
  broken.promise.catch(() => {})
  return broken.promise
}
