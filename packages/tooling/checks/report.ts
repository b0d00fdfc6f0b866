import type { Finished } from './runSteps.ts'
import { skippedTests, sum, type Skip } from './tally.ts'

/**
 * Report of a run: a row for each step, the failures, the skips with their reasons, and the totals alone on the last
 * line.
 */
export function report(finished: Finished[]): { text: string; good: boolean } {
  const total = sum(finished.map(({ tally }) => tally))
  const good = total.failed === 0 && total.passed > 0
  const closing = `${total.passed} passed, ${total.failed} failed, ${skippedTests(total)} skipped`
  const parts = [
    table(finished),
    list('Failed:', total.failures),
    list('Intermittent:', total.intermittent),
    skips(total.skipped),
    closing,
  ]
  return { text: parts.filter(Boolean).join('\n\n'), good }
}

/** Formats a finished step as one line, for the progress and for the table. */
export function row({ step, tally, seconds }: Finished): string {
  const skipped = skippedTests(tally)
  const mark = tally.failed > 0 ? '✗' : tally.passed > 0 ? '✓' : '–'
  const counts = [
    `${tally.passed} passed`.padStart(12),
    tally.failed ? `${tally.failed} failed`.padStart(11) : ''.padStart(11),
    skipped ? `${skipped} skipped`.padStart(13) : ''.padStart(13),
  ]
  return `${mark} ${step.name.padEnd(34)}${counts.join('')}${seconds.toFixed(1).padStart(8)} s`
}

function table(finished: Finished[]): string {
  return finished.map(row).join('\n')
}

function list(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** Groups skips by reason, so that forty skips for one missing build read as one problem. */
function skips(all: Skip[]): string {
  if (all.length === 0) return ''
  const byReason = Map.groupBy(all, ({ reason }) => reason)
  const groups = [...byReason].map(([reason, group]) => {
    const count = group.reduce((total, skip) => total + skip.count, 0)
    return `  ${count} × ${reason}: ${names(group)}`
  })
  return ['Skipped:', ...groups].join('\n')
}

/** Lists names and writes a shared prefix once: `standard: a, b; metamask: a`. */
function names(group: Skip[]): string {
  const byTitle = Map.groupBy(group, ({ name }) => name.split(': ')[0] ?? '')
  return [...byTitle]
    .map(([title, skips]) => {
      const rest = skips.map(({ name }) => name.slice(title.length + 2)).filter(Boolean)
      return rest.length > 0 ? `${title}: ${rest.join(', ')}` : title
    })
    .join('; ')
}
