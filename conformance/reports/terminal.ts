import Table from 'cli-table3'
import pc from 'picocolors'
import { isDeclared, isStale } from '../core/expectations.ts'
import { countCauses } from '../core/addRootCauses.ts'
import { statuses, type Result, type Status, type Run } from '../core/result.ts'
import { countStatuses } from './counts.ts'
import { describeDeclaredStatus } from './describeDeclaredStatus.ts'
import { escapeForLine } from './escapeForDisplay.ts'
import { partOf, plural } from './verdictOf.ts'

type Output = { write(text: string): unknown; isTTY?: boolean }

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

/** Time in ms between two lines with the count. */
const countInterval = 30_000

/** Shows the progress of a run, until `end`: later failures are consequences. `live`: one line that changes. */
export function createProgress(
  total: number,
  out: Output,
  live: boolean,
  now: () => number = () => performance.now(),
) {
  let done = 0
  let ended = false
  let counted = now()
  return {
    onStart({ id }: { id: string }): void {
      if (ended) return
      if (live) return void out.write(`\r\u001b[2K${done}/${total} ${id}`)
      if (now() - counted < countInterval) return
      counted = now()
      out.write(`${done}/${total} ${id}\n`)
    },
    onResult({ id, status }: Result): void {
      if (ended) return
      done += 1
      if (live) out.write(`\r\u001b[2K${done}/${total} ${id}`)
      else if (status === 'fail' || status === 'timeout' || status === 'harness-error') {
        out.write(`${status.padEnd(8)} ${id}\n`)
      }
    },
    end(): void {
      ended = true
      if (live) out.write('\r\u001b[2K')
    },
  }
}

/**
 * Prints the results that need attention, a table by group, and the last line, which scripts can read.
 *
 * @param limitation sentence about what the run did not check
 */
export function printRun(run: Run, out: Output, name: string, limitation?: string): void {
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
  out.write(`${lastLine(name, results, run.run.mode)}\n`)
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

/** Returns the last line of a command's output: `check: 212 pass, 0 fail, …`. */
export function lastLine(
  name: string,
  results: readonly Pick<Result, 'status'>[],
  mode?: Run['run']['mode'],
): string {
  const pending = results.filter(({ status }) => status === 'manual-pending').length
  const counts = {
    ...countStatuses(results),
    ...((mode === 'manual' || pending > 0) && { 'manual-pending': pending }),
  }
  const words = Object.entries(counts).map(([status, count]) => `${count} ${status}`)
  return `${name}: ${words.join(', ')}`
}
