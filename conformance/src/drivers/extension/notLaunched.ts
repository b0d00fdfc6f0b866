import { isUsage } from '../../engine/isUsage.ts'
import { UsageError } from '../../engine/UsageError.ts'
import { firstWords } from '../firstWords.ts'

/**
 * Why a browser with MetaMask, the first of its lane, cannot be had. Mostly that is the machine's doing, and then it
 * says what is to be done; a mistake in our own code stays what it is.
 */
export function notLaunched(cause: unknown): unknown {
  if (isUsage(cause) || isMistake(cause)) return cause
  const why = firstWords(cause).replace(/\.$/, '')
  return new UsageError(
    `MetaMask was not launched: ${why}. Run it again; where it fails each time, ` +
      'name another Chromium in CHROMIUM_PATH, or another build in METAMASK_EXTENSION_DIR.',
    { cause },
  )
}

/** Neither Playwright nor the system throws the language's own errors. */
const isMistake = (cause: unknown): boolean =>
  cause instanceof Error &&
  (/^(Type|Reference|Syntax|Range)Error$/.test(cause.name) ||
    /^The MetaMask driver ended with code .*\b(Type|Reference|Syntax|Range)Error: /.test(
      cause.message,
    ))
