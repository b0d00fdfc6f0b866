import { isStale, isUnexpected } from '../core/expectations.ts'
import { statuses, type Result, type Run } from '../core/result.ts'
import { countStatuses } from './counts.ts'
import { describeDeclaredStatus } from './describeDeclaredStatus.ts'
import { escapeForDisplay, escapeForLine } from './escapeForDisplay.ts'
import { groupByRootCause, plural, verdictOf } from './verdictOf.ts'

/** Renders a run as Markdown, for a pull request, an issue or the summary of a job. */
export function markdownText(run: Run): string {
  const { results, subject, suite, summary } = run
  const { good, text } = verdictOf(run)
  const causes = groupByRootCause(results)
  return [
    `## ${escapeMarkdown([subject.name, subject.version].filter(Boolean).join(' '))} against ${escapeMarkdown(suite.profile)}`,
    '',
    `${good ? '✅' : '❌'} **${escapeMarkdown(text)}**`,
    '',
    ...(summary.nearest ? [`Nearest fake wallet: ${escapeMarkdown(summary.nearest)}.`, ''] : []),
    ...counts(results),
    ...list(
      `Root causes (${causes.size})`,
      [...causes].map(([cause, ones]) => `${code(cause)}: ${plural(ones.length, 'check')}`),
    ),
    ...list('Unexpected', results.filter(isUnexpected).map(describeResult)),
    ...list('Declared as failing, and passed', results.filter(isStale).map(describeResult)),
    ...list(
      'Intermittent',
      results.filter(({ intermittent }) => intermittent).map(describeIntermittent),
    ),
    ...list(
      'The suite itself failed',
      results.filter(({ status }) => status === 'harness-error').map(describeResult),
    ),
    ...(run.run.command ? [`Repeat: ${code(run.run.command)}`, ''] : []),
    `<sub>${escapeMarkdown(run.run.startedAt)}, catalogue ${escapeMarkdown(suite.catalogueHash.slice(0, 15))}, suite ${escapeMarkdown(suite.version)}</sub>`,
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

const maxItems = 50

function list(title: string, items: readonly string[]): string[] {
  if (items.length === 0) return []
  const rest = items.length > maxItems ? [`- and ${items.length - maxItems} more`] : []
  return [`### ${title}`, '', ...items.slice(0, maxItems).map((item) => `- ${item}`), ...rest, '']
}

const describeResult = ({ id, title, status, level, message = '' }: Result) =>
  `${code(id)} (${title ? `${escapeMarkdown(title)}; ` : ''}${level}): ${status}. ${escapeMarkdown(message)}`

const describeIntermittent = (result: Result) =>
  `${code(result.id)} (${result.level}): ${result.status}${describeDeclaredStatus(result)}. ${escapeMarkdown(result.intermittent?.reason ?? '')}`

/** Escapes a text, so that it adds no markup, links, mentions or lines to the report. */
const escapeMarkdown = (text: string) =>
  escapeForDisplay(text.replace(/[\r\n]+/g, ' '))
    .replace(/[\\`*_{}[\]<>#|~@&]/g, (char) => `&#${char.charCodeAt(0)};`)
    .replaceAll('://', '&#58;//')
    .replaceAll('www.', 'www&#46;')

const code = (text: string) => `\`${escapeForLine(text).replace(/[`|]/g, ' ')}\``
