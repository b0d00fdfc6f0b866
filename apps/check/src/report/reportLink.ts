import { countStatuses, isWrong, type Run } from '@touchstone/conformance/reports'

/** Summary of a report that fits into a link. It contains no accounts and nothing about the browser. */
export type ReportSummary = {
  wallet: string
  profile: string
  /** Date of the run, such as `2026-11-21`. */
  day: string
  /** Version of the suite. */
  suite: string
  /** Number of checks by status. */
  counts: { [status: string]: number }
  /** Ids of the checks that `isWrong` selects, at most 60. */
  wrong: string[]
}

const mark = '#report='
const most = 60

export function summarise({ subject, suite, run, results }: Run): ReportSummary {
  const counts = Object.entries(countStatuses(results)).filter(([, count]) => count > 0)
  const pending = results.filter(({ status }) => status === 'manual-pending').length
  return {
    wallet: subject.name,
    profile: suite.profile,
    day: run.startedAt.slice(0, 10),
    suite: suite.version,
    counts: { ...Object.fromEntries(counts), ...(pending && { 'manual-pending': pending }) },
    wrong: results
      .filter(({ status }) => isWrong(status))
      .map(({ id }) => id)
      .slice(0, most),
  }
}

/** Returns a link to the page with the summary in its fragment (`#report=…`). */
export function createReportLink(summary: ReportSummary, page: string): string {
  const bytes = new TextEncoder().encode(JSON.stringify(summary))
  const base64 = btoa(String.fromCharCode(...bytes))
  const safe = base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return page.replace(/#.*$/, '') + mark + safe
}

/**
 * Reads the summary from the fragment of a link; undefined if it has no valid one, since anyone can write such a link.
 */
export function readReportLink(hash: string): ReportSummary | undefined {
  if (!hash.startsWith(mark)) return undefined
  try {
    const base64 = hash.slice(mark.length).replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
    return parse(JSON.parse(new TextDecoder().decode(bytes)))
  } catch {
    return undefined
  }
}

function parse(value: unknown): ReportSummary | undefined {
  const { wallet, profile, day, suite, counts, wrong } = (value ?? {}) as Partial<ReportSummary>
  if (!isShortText(wallet) || !isShortText(profile)) return undefined
  if (!isShortText(day) || !isShortText(suite)) return undefined
  if (typeof counts !== 'object' || counts === null || !Array.isArray(wrong)) return undefined
  const sound = Object.entries(counts).filter(([, count]) => Number.isInteger(count))
  return {
    wallet,
    profile,
    day,
    suite,
    counts: Object.fromEntries(sound.slice(0, 12)),
    wrong: wrong.filter((id) => typeof id === 'string' && id.length <= 80).slice(0, most),
  }
}

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 100
