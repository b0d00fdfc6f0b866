import { isStale, isUnexpected } from '../core/expectations.ts'
import { statuses, type Result } from '../core/result.ts'
import { countStatuses } from './counts.ts'
import { declaredAs } from './declaredAs.ts'
import { printable } from './printable.ts'
import type { Run } from './run.ts'
import { verdictOf } from './verdictOf.ts'

/** Renders a run as Markdown, for a pull request, an issue or the summary of a job. */
export function markdownText(run: Run): string {
  const { results, subject, suite, summary } = run
  const { good, text } = verdictOf(run)
  const causes = Map.groupBy(
    results.filter(({ rootCause }) => rootCause),
    ({ rootCause }) => rootCause!,
  )
  return [
    `## ${md([subject.name, subject.version].filter(Boolean).join(' '))} against ${md(suite.profile)}`,
    '',
    `${good ? '✅' : '❌'} **${md(text)}**`,
    '',
    ...(summary.nearest ? [`Nearest fake wallet: ${md(summary.nearest)}.`, ''] : []),
    ...counts(results),
    ...list(
      `Root causes (${causes.size})`,
      [...causes].map(
        ([cause, ones]) =>
          `${code(cause)}: ${ones.length} ${ones.length === 1 ? 'check' : 'checks'}`,
      ),
    ),
    ...list('Unexpected', results.filter(isUnexpected).map(told)),
    ...list('Declared as failing, and passed', results.filter(isStale).map(told)),
    ...list(
      'Intermittent',
      results.filter(({ intermittent }) => intermittent).map(toldAsIntermittent),
    ),
    ...list(
      'The suite itself failed',
      results.filter(({ status }) => status === 'harness-error').map(told),
    ),
    ...(run.run.command ? [`Repeat: ${code(run.run.command)}`, ''] : []),
    `<sub>${md(run.run.startedAt)}, catalogue ${md(suite.catalogueHash.slice(0, 15))}, suite ${md(suite.version)}</sub>`,
    '',
  ].join('\n')
}

function counts(results: readonly Result[]): string[] {
  const all = countStatuses(results)
  const shown = statuses.filter((status) => all[status])
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  const levels = [...Map.groupBy(results, ({ level }) => level)]
  return [
    row(['level', ...shown]),
    row(['---', ...shown.map(() => '--:')]),
    ...levels.map(([level, ones]) =>
      row([level, ...shown.map((status) => countStatuses(ones)[status] || '')]),
    ),
    '',
  ]
}

const most = 50

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return []
  const rest = items.length > most ? [`- and ${items.length - most} more`] : []
  return [`### ${title}`, '', ...items.slice(0, most).map((item) => `- ${item}`), ...rest, '']
}

const told = ({ id, status, level, message = '' }: Result) =>
  `${code(id)} (${level}): ${status}. ${md(message)}`

const toldAsIntermittent = (result: Result) =>
  `${code(result.id)} (${result.level}): ${result.status}${declaredAs(result)}. ${md(result.intermittent?.reason ?? '')}`

/** Escapes a text of the wallet, so that it adds no markup, links, mentions or lines. */
const md = (text: string) =>
  printable(text.replace(/[\r\n]+/g, ' '))
    .replace(/[\\`*_{}[\]<>#|~@&]/g, (char) => `&#${char.charCodeAt(0)};`)
    .replaceAll('://', '&#58;//')
    .replaceAll('www.', 'www&#46;')

const code = (text: string) => `\`${text.replace(/[`\r\n|]/g, ' ')}\``
