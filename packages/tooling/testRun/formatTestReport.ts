import type { FinishedStep } from './runSteps.ts'
import { countSkipped, mergeResults, type Skip } from './stepResult.ts'

/** Formats the report of a run. The totals are alone on the last line. */
export function formatTestReport(finished: FinishedStep[]): { text: string; good: boolean } {
  const total = mergeResults(finished.map(({ result }) => result))
  const good = total.failed === 0 && total.passed > 0
  const closing = `${total.passed} passed, ${total.failed} failed, ${countSkipped(total)} skipped`
  const parts = [
    finished.map(formatRow).join('\n'),
    formatList('Failed:', total.failures),
    formatList('Intermittent:', total.intermittent),
    formatList('Skipped:', formatSkips(total.skipped)),
    closing,
  ]
  return { text: parts.filter(Boolean).join('\n\n'), good }
}

/** Formats a finished step as one line, for the progress and for the table. */
export function formatRow({ step, result, seconds }: FinishedStep): string {
  const skipped = countSkipped(result)
  const mark = result.failed > 0 ? '✗' : result.passed > 0 ? '✓' : '–'
  const counts = [
    `${result.passed} passed`.padStart(12),
    (result.failed ? `${result.failed} failed` : '').padStart(11),
    (skipped ? `${skipped} skipped` : '').padStart(13),
  ]
  return `${mark} ${step.name.padEnd(34)}${counts.join('')}${seconds.toFixed(1).padStart(8)} s`
}

function formatList(title: string, lines: string[]): string {
  return lines.length === 0 ? '' : [title, ...lines.map((line) => `  ${line}`)].join('\n')
}

/** Formats skips as one line for each reason. */
function formatSkips(all: Skip[]): string[] {
  return [...Map.groupBy(all, ({ reason }) => reason)].map(([reason, group]) => {
    const count = group.reduce((total, skip) => total + skip.count, 0)
    return `${count} × ${reason}: ${formatNames(group)}`
  })
}

/** Lists the names of skips and writes a shared prefix once: `standard: a, b; metamask: a`. */
function formatNames(group: Skip[]): string {
  const byTitle = Map.groupBy(group, ({ name }) => name.split(': ')[0] ?? '')
  return [...byTitle]
    .map(([title, skips]) => {
      const rest = skips.map(({ name }) => name.slice(title.length + 2)).filter(Boolean)
      return rest.length > 0 ? `${title}: ${rest.join(', ')}` : title
    })
    .join('; ')
}
