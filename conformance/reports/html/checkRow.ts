import { walletChecks } from '../../wallet/checks/index.ts'
import type { Result, Run } from '../../core/result.ts'
import { type SerializedValue, valueAt } from '../../core/serialize.ts'
import type { Transcript } from '../../core/transcript.ts'
import { describeDeclaredStatus } from '../describeDeclaredStatus.ts'
import { escapeHtml } from './escapeHtml.ts'
import { sequenceDiagram } from './sequenceDiagram.ts'

/** Renders the result of one check: a line that opens to show the clause, the values and the transcript. */
export function checkRow(result: Result, run: Run): string {
  const { id, title, level, status, message, transcript = [] } = result
  return `<details id="${escapeHtml(id)}" data-id="${escapeHtml(id)}" data-status="${status}" data-level="${level}">
<summary><span class="status ${status}">${status}${describeDeclaredStatus(result)}</span> <span class="id">${escapeHtml(id)}</span> <small>${level}</small> <span class="said">${escapeHtml(message ?? title ?? '')}</span></summary>
<dl>${facts(result, run)
    .map(([name, value]) => `<dt>${name}</dt><dd>${value}</dd>`)
    .join('')}</dl>
${transcript.length > 0 ? sequenceDiagram(transcript) : ''}
</details>`
}

function facts(result: Result, run: Run): [name: string, html: string][] {
  const check = walletChecks.get(result.id)
  const { message, wanted, observed, blockedBy, rootCause, intermittent } = result
  const { links = [], transcript = [] } = result
  const all: [string, string | undefined][] = [
    ['requirement', check && escapeHtml(check.title)],
    ['cell', result.title && escapeHtml(result.title)],
    ['clause', clause(result)],
    ['basis', result.basis],
    ['stimulus', check && escapeHtml(check.stimulus)],
    ['expected', check && escapeHtml(check.expected)],
    ['said', message && escapeHtml(message)],
    ['wanted', wanted === undefined ? undefined : value(wanted)],
    ['observed', observed === undefined ? undefined : value(observed)],
    ['blocked by', blockedBy && linkTo(blockedBy, run)],
    ['root cause', rootCause && rootCause !== result.id ? linkTo(rootCause, run) : undefined],
    ['note', check?.note && escapeHtml(check.note)],
    ['intermittent', intermittent && escapeHtml(intermittent.reason)],
    ['declared', links.length > 0 ? links.map((url) => external(url)).join(' ') : undefined],
    ['repeat', `<code>${escapeHtml(repeat(run, result.id))}</code>`],
    [
      'in a console',
      consoleSnippet(transcript) && `<code>${escapeHtml(consoleSnippet(transcript))}</code>`,
    ],
    ['link', link(result.id)],
  ]
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]))
}

const clause = ({ spec = [] }: Result) =>
  spec
    .map(
      ({ doc, section, url }) =>
        `${url ? external(url, doc) : escapeHtml(doc)} ${escapeHtml(section)}`,
    )
    .join('; ')

/** Links to web addresses only, because a wallet may supply any text. */
const external = (url: string, text = url) =>
  /^https?:\/\//.test(url)
    ? `<a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(text)}</a>`
    : escapeHtml(text)

export const link = (id: string) => `<a href="#${encodeURIComponent(id)}">${escapeHtml(id)}</a>`

const linkTo = (cause: string, { results }: Run) =>
  results.some(({ id }) => id === cause) ? link(cause) : escapeHtml(cause)

const value = (content: SerializedValue) =>
  `<pre>${escapeHtml(JSON.stringify(content, undefined, 1))}</pre>`

const repeat = ({ run }: Run, id: string) =>
  `${(run.command ?? 'touchstone check').replace(/ --(only|shard|seed) ('[^']*'|\S+)/g, '')} --only ${id} --seed ${run.seed ?? 1}`

/** Returns a line of JavaScript that repeats the requests of a check in a console, or an empty text. */
export function consoleSnippet(transcript: Transcript): string {
  const requests = transcript.flatMap(({ dir, data }) =>
    dir === 'call' ? (requestArgument(data) ?? []) : [],
  )
  // A console belongs to one page, so it cannot repeat calls in several.
  const several = transcript.some(({ data }) => valueAt(data, 'page') !== undefined)
  if (several || requests.length === 0 || requests.length > maxCalls) return ''
  const calls = requests.map((args) => `await ask(${args})`).join('; ')
  return `const ask = (args) => ethereum.request(args).then(console.log, console.error); ${calls}`
}

const maxCalls = 12

function requestArgument(data: SerializedValue | undefined): string | undefined {
  const first = valueAt(data, 'args', '0')
  const isRequest = typeof first === 'object' && first !== null && 'method' in first
  return isRequest && valueAt(data, 'on') !== 'announced' ? JSON.stringify(first) : undefined
}
