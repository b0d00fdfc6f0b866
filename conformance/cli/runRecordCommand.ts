import { parseBuildOptions } from '../drivers/extension/parseBuildOptions.ts'
import { checkIsWritable, writeFile } from './writeRunFiles.ts'
import { UsageError } from '../core/UsageError.ts'
import { recordWallet } from '../drivers/extension/recording/recordWallet.ts'
import { driverNames, extensionWallets } from '../drivers/extension/walletRegistry.ts'

type RecordOptions = {
  extension?: string
  metamask?: string
  driver?: string
  json?: string
  headed?: boolean
}

/** Runs `touchstone record`. Returns the exit code: 1 when a scenario could not be recorded. */
export async function runRecordCommand(options: RecordOptions): Promise<number> {
  const { driver, json, headed = false } = options
  if (driver === undefined)
    throw new UsageError(`record wants --driver NAME, the wallet to record: ${driverNames}.`)
  if (!Object.hasOwn(extensionWallets, driver))
    throw new UsageError(`There is no driver "${driver}" that records. Known: ${driverNames}.`)
  const build = parseBuildOptions(driver, options)
  // Check before the recording. The name of the default file contains the version, which is not known yet.
  checkIsWritable(json ?? `${driver}.json`)
  const { version, recordings, failed } = await recordWallet(driver, { build, headed })
  const file = json ?? `${driver}-${version}.json`
  writeFile(file, `${JSON.stringify(recordings, undefined, 1)}\n`)
  const failures = Object.keys(failed).length
  const rest = failures > 0 ? `, ${failures} scenarios not recorded` : ''
  process.stdout.write(`record: ${Object.keys(recordings).length} recordings in ${file}${rest}\n`)
  return failures > 0 ? 1 : 0
}
