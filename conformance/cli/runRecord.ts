import { selectBuild } from '../drivers/extension/selectBuild.ts'
import { checkIsWritable, writeFile } from './writeFiles.ts'
import { UsageError } from '../core/UsageError.ts'
import { recordMetaMask } from '../drivers/extension/metamask/recording/recordMetaMask.ts'

/**
 * Runs `touchstone record`: records a real wallet and writes the recordings into a file.
 *
 * @returns the exit code.
 * @throws UsageError when the driver records nothing, the file cannot be written, or no build is available.
 */
export async function runRecord(options: {
  extension?: string
  metamask?: string
  driver?: string
  json?: string
  headed?: boolean
}): Promise<number> {
  const { driver, json, headed = false } = options
  if (driver !== 'metamask')
    throw new UsageError('record wants --driver metamask: no other wallet is recorded.')
  // Check before the recording that its file can be written. The name of the default file contains the version,
  // which is not known yet, so check another file in the same folder.
  checkIsWritable(json ?? 'metamask.json')
  const { version, recordings } = await recordMetaMask({
    build: selectBuild(options),
    headed,
    onRecorded: (name, missing) =>
      void process.stdout.write(`recorded ${[name, ...missing].join('; ')}\n`),
  })
  const file = json ?? `metamask-${version}.json`
  writeFile(file, `${JSON.stringify(recordings, undefined, 1)}\n`)
  process.stdout.write(`record: ${Object.keys(recordings).length} recordings in ${file}\n`)
  return 0
}
