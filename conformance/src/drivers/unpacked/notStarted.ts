import { UsageError } from '../../engine/UsageError.ts'
import { firstWords } from '../firstWords.ts'

/** What is to be done where Playwright could not open the browser. */
export function notStarted(cause: unknown): UsageError {
  // Its first words are only that the browser has gone.
  const blind = /XServer|Missing X server/.test(String(cause))
  const [, logs = ''] = String(cause).split('Browser logs:')
  // The last of its own words that tell of a fault, where it had any: Playwright's are only that it ended.
  const own = logs.split('\n').findLast((text) => /error|cannot|failed/i.test(text))
  const first = firstWords(cause).replace(/^browserType\.\w+: /, '')
  const why = own === undefined ? first : `${first.replace(/\.$/, '')} (${own.trim()})`
  const line = blind
    ? 'there is no display for its window. Run it where a screen is, or under xvfb-run.'
    : `${why.replace(/\.$/, '')}. Install it (on Debian: apt-get install chromium), or name one in CHROMIUM_PATH.`
  return new UsageError(`Chromium does not start: ${line}`, { cause })
}
