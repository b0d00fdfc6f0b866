import { walletChecks } from '../../wallet/checks/index.ts'
import type { Result } from '../../core/result.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { Run } from '../run.ts'
import { declaredAs } from '../declaredAs.ts'
import { escapeHtml } from './escapeHtml.ts'
import { sequenceDiagram } from './sequenceDiagram.ts'
import type { Transcript } from '../../core/transcript.ts'

/**
 * Renders the result of one check: a summary line which opens to show the clause, the wanted and the observed
 * value, and the transcript.
 */
export function checkRow(result: Result, run: Run): string {
  const { id, level, status, message, transcript = [] } = result
  return `<details id="${escapeHtml(id)}" data-id="${escapeHtml(id)}" data-status="${status}" data-level="${level}">
<summary><span class="status ${status}">${status}${declaredAs(result)}</span> <span class="id">${escapeHtml(id)}</span> <small>${level}</small> <span class="said">${escapeHtml(message ?? '')}</span></summary>
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
    ['clause', clause(result)],
    ['basis', result.basis],
    ['stimulus', check && escapeHtml(check.stimulus)],
    ['expected', check && escapeHtml(check.expected)],
    ['said', message && escapeHtml(message)],
    ['wanted', wanted === undefined ? undefined : value(wanted)],
    ['observed', observed === undefined ? undefined : value(observed)],
    ['blocked by', blockedBy && link(blockedBy)],
    ['root cause', rootCause && rootCause !== result.id ? link(rootCause) : undefined],
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

/**
 * Renders a text as a link if its address is a web address, else as plain text. Readers trust the links of a
 * report, and a wallet may supply any text.
 */
const external = (url: string, text = url) =>
  /^https?:\/\//.test(url)
    ? `<a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(text)}</a>`
    : escapeHtml(text)

export const link = (id: string) => `<a href="#${encodeURIComponent(id)}">${escapeHtml(id)}</a>`

const value = (content: SerializedValue) =>
  `<pre>${escapeHtml(JSON.stringify(content, undefined, 1))}</pre>`

/** Returns the command that repeats this check alone. */
const repeat = ({ run }: Run, id: string) =>
  `${(run.command ?? 'touchstone check').replace(/ --(only|shard|seed) ('[^']*'|\S+)/g, '')} --only ${id} --seed ${run.seed ?? 1}`

/**
 * Returns one line of JavaScript that repeats the requests of a check. It can be pasted into the console of any
 * page with the wallet. Returns an empty text if the check has no requests, has more than `maxCalls`, or uses
 * several pages.
 */
export function consoleSnippet(transcript: Transcript): string {
  const requests = transcript.flatMap(({ dir, data }) =>
    dir === 'call' ? (requestArgument(data) ?? []) : [],
  )
  // A console belongs to one page, so it cannot repeat calls in several.
  const several = transcript.some(
    ({ data }) => (data as { page?: SerializedValue } | null)?.page !== undefined,
  )
  if (several || requests.length === 0 || requests.length > maxCalls) return ''
  const calls = requests.map((args) => `await ask(${args})`).join('; ')
  return `const ask = (args) => ethereum.request(args).then(console.log, console.error); ${calls}`
}

const maxCalls = 12

/**
 * Returns the argument of a call of `request` on the provider, as JSON. Returns undefined for other calls, and
 * for calls of the announced provider.
 */
function requestArgument(data: SerializedValue | undefined): string | undefined {
  if (typeof data !== 'object' || data === null || !('args' in data)) return undefined
  const { args, on } = data as { args: SerializedValue; on?: SerializedValue }
  const [first] = Array.isArray(args) ? args : []
  const plain = typeof first === 'object' && first !== null && 'method' in first
  return plain && on !== 'announced' ? JSON.stringify(first) : undefined
}
