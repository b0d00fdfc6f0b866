import { UsageError } from '../../core/UsageError.ts'
import { firstErrorLine } from '../firstErrorLine.ts'

/** Creates an error that explains why the browser did not start, and what the user can do. */
export function browserLaunchError(cause: unknown): UsageError {
  // Without a display, the first line of the error only says that the browser was closed.
  const blind = /XServer|Missing X server/.test(String(cause))
  const [, logs = ''] = String(cause).split('Browser logs:')
  // Playwright's message may only say that the browser ended.
  const own = logs.split('\n').findLast((text) => /error|cannot|failed/i.test(text))
  const first = firstErrorLine(cause).replace(/^browserType\.\w+: /, '')
  const why = own === undefined ? first : `${first.replace(/\.$/, '')} (${own.trim()})`
  const line = blind
    ? 'there is no display for its window. Run it where a screen is, or under xvfb-run.'
    : `${why.replace(/\.$/, '')}. Install it (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.`
  return new UsageError(`Chromium does not start: ${line}`, { cause })
}
