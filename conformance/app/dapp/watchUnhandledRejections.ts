import { UsageError } from '../../core/UsageError.ts'
import { firstErrorLine } from '../../drivers/firstErrorLine.ts'
import { calledFunction } from './createModuleCaller.ts'
import { describeStackLine } from './describeStackLine.ts'

/**
 * Returns a promise that rejects at the first unhandled rejection in this process, and attributes it to the dapp
 * module. The message names the module's function, and the line if the stack has it. The listener stays until the
 * process exits, because promises of the module may still reject while the browser closes.
 *
 * @param file of the module
 */
export const watchUnhandledRejections = (file?: string): Promise<never> => {
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
