import Table from 'cli-table3'
import pc from 'picocolors'
import { isDeclared, isStale } from '../core/expectations.ts'
import { countCauses } from '../core/addRootCauses.ts'
import { statuses, type Result, type Status, type Run } from '../core/result.ts'
import { countStatuses, lastLine } from './counts.ts'
import { describeDeclaredStatus } from './describeDeclaredStatus.ts'
import { escapeForLine } from './escapeForDisplay.ts'
import { partOf, plural } from './verdictOf.ts'

type Output = { write(text: string): unknown }

const colours: Record<Status, (text: string) => string> = {
  pass: pc.green,
  fail: pc.red,
  warn: pc.yellow,
  info: pc.cyan,
  blocked: pc.magenta,
  'not-applicable': pc.dim,
  timeout: pc.red,
  'harness-error': pc.bgRed,
  'manual-pending': pc.dim,
}

/**
 * Prints the results that need attention, a table by group, and the last line, which scripts can read.
 *
 * @param limitation sentence about what the run did not check
 */
export function printRun(run: Run, out: Output, limitation?: string): void {
  const { results } = run
  const stale = results.filter(isStale)
  const parts = [
    results.filter(isShown).map(line),
    stale.map(({ id }) => `stale    ${id}: declared as failing, and passed`),
    // A pass with a message is a partial pass: print the message.
    results.filter(({ status, message }) => status === 'pass' && message).map(line),
    results.filter((result) => result.intermittent && !isShown(result)).map(line),
    [table(results)],
  ]
  for (const lines of parts) if (lines.length > 0) out.write(`\n${lines.join('\n')}\n`)
  const causes = countCauses(results)
  const known = results.filter((one) => isDeclared(one) && one.status !== 'pass').length
  if (causes > 0)
    out.write(
      `${plural(causes, 'root cause')}${known ? `, ${plural(known, 'result')} as declared` : ''}\n`,
    )
  if (limitation !== undefined) out.write(`${limitation}\n`)
  const part = describePart(run)
  if (part !== undefined) out.write(`${part}\n`)
  const { mode } = run.run
  out.write(`${lastLine(mode === 'app' ? 'app' : 'check', results, mode)}\n`)
}

function describePart(run: Run): string | undefined {
  const whole = partOf(run)
  if (whole === undefined) return undefined
  const { only, shard } = run.run
  const options = [
    ...(only === undefined ? [] : [`--only ${escapeForLine(only)}`]),
    ...(shard === undefined ? [] : [`--shard ${shard.index}/${shard.total}`]),
  ]
  return `A part of ${whole} (${options.join(', ')}): the others were not run.`
}

const isShown = ({ status }: Result) => !['pass', 'info', 'not-applicable'].includes(status)

function line(result: Result): string {
  const { id, title, status, message, rootCause, intermittent } = result
  const declared = describeDeclaredStatus(result)
  const known = declared && pc.dim(declared)
  const cause = rootCause && rootCause !== id ? pc.dim(` [${escapeForLine(rootCause)}]`) : ''
  return `${colours[status](status.padEnd(8))} ${id}${title ? ` (${escapeForLine(title)})` : ''}${known}${cause}\n         ${escapeForLine(message ?? intermittent?.reason ?? '')}`
}

function table(results: readonly Result[]): string {
  const shown = statuses.filter((status) => results.some((result) => result.status === status))
  const rows = new Table({
    head: ['group', ...shown],
    style: { head: [], border: [], compact: true },
  })
  for (const [group, ones] of Map.groupBy(results, ({ group = '' }) => group)) {
    const counts = countStatuses(ones)
    rows.push([
      escapeForLine(group),
      ...shown.map((status) => (counts[status] ? colours[status](String(counts[status])) : '')),
    ])
  }
  return rows.toString()
}
