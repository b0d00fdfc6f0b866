import { tryWriting, write } from '../../../cli/writeFiles.ts'
import { UsageError } from '../../../engine/UsageError.ts'
import { recordMetaMask } from './recordMetaMask.ts'

/**
 * Makes recordings of a real wallet and writes them into a file.
 *
 * @returns the exit code.
 * @throws UsageError where the driver is none of ours, the file cannot be written or no build can be had.
 */
export async function runRecord(options: {
  extension?: string
  driver?: string
  json?: string
  headed?: boolean
}): Promise<number> {
  const { driver, json, ...rest } = options
  if (driver !== 'metamask')
    throw new UsageError('record wants --driver metamask: no other driver is built in.')
  // Without a name of its own it lies here, by a version that nobody knows yet.
  tryWriting(json ?? 'metamask.json')
  const { version, recordings } = await recordMetaMask({
    ...rest,
    onRecorded: (name) => process.stdout.write(`recorded ${name}\n`),
  })
  const file = json ?? `metamask-${version}.json`
  write(file, `${JSON.stringify(recordings, undefined, 1)}\n`)
  process.stdout.write(`record: ${Object.keys(recordings).length} recordings in ${file}\n`)
  return 0
}
