import { UsageError } from '../../engine/UsageError.ts'
import { firstWords } from '../firstWords.ts'

/** What is to be done where the first browser with MetaMask cannot be had: mostly that is the machine's doing. */
export function notLaunched(cause: unknown): UsageError {
  if (cause instanceof UsageError) return cause
  const why = firstWords(cause).replace(/\.$/, '')
  return new UsageError(
    `MetaMask was not launched: ${why}. Run it again; where it fails each time, ` +
      'name another Chromium in CHROMIUM_PATH, or another build in METAMASK_EXTENSION_DIR.',
    { cause },
  )
}
