import { UsageError } from '../../../engine/UsageError.ts'
import { readOptions } from './readOptions.ts'
import { walkAll } from './walkAll.ts'

// The long walk of the nightly run.
try {
  process.exitCode = (await walkAll(readOptions(process.argv.slice(2)))) ? 0 : 1
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`walk: ${error.message.replaceAll('\n', ' ')}\n`)
  process.exitCode = 2
}
