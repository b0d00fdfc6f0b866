import { walletChecks } from '../../wallet/checks/index.ts'
import type { Result, Run } from '../../core/result.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import { describeDeclaration } from '../describeDeclaration.ts'
import { escapeHtml } from './escapeHtml.ts'
import type { Transcript, Entry } from '../../core/transcript.ts'
import { shortenText } from '../../core/shortenText.ts'

/**
 * Renders the result of one check: a summary line which opens to show the clause, the wanted and the observed
 * value, and the transcript.
 */
export function checkRow(result: Result, run: Run): string {
  const { id, title, level, status, message, transcript = [] } = result
  return `<details id="${escapeHtml(id)}" data-id="${escapeHtml(id)}" data-status="${status}" data-level="${level}">
<summary><span class="status ${status}">${status}${describeDeclaration(result)}</span> <span class="id">${escapeHtml(id)}</span> <small>${level}</small> <span class="said">${escapeHtml(message ?? title ?? '')}</span></summary>
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

/**
 * Renders a text as a link if its address is a web address, else as plain text. Readers trust the links of a
 * report, and a wallet may supply any text.
 */
const external = (url: string, text = url) =>
  /^https?:\/\//.test(url)
    ? `<a href="${escapeHtml(url)}" rel="noreferrer">${escapeHtml(text)}</a>`
    : escapeHtml(text)

export const link = (id: string) => `<a href="#${encodeURIComponent(id)}">${escapeHtml(id)}</a>`

/** Renders a cause as a link if it is a check of this run, else as plain text: it may be a missing user action. */
const linkTo = (cause: string, { results }: Run) =>
  results.some(({ id }) => id === cause) ? link(cause) : escapeHtml(cause)

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

/**
 * Columns between which each kind of entry draws its arrow, from sender to receiver: 1 app, 2 provider, 3
 * prompt, 4 node.
 */
const columns: Record<Entry['dir'], [from: number, to: number]> = {
  call: [1, 2],
  result: [2, 1],
  error: [2, 1],
  event: [2, 1],
  prompt: [2, 3],
  action: [3, 3],
  rpc: [2, 4],
  app: [1, 1],
}

/**
 * Renders a transcript as a sequence diagram: a list of its entries in order, each with an arrow between two
 * columns. Without styles the diagram is a plain list.
 */
export function sequenceDiagram(transcript: Transcript): string {
  const entries = transcript.filter(({ what }) => what !== 'world')
  const shown = entries.slice(0, maxEntries)
  const rest = entries.length - shown.length
  return [
    '<div class="scroll" role="region" aria-label="What was said, in order" tabindex="0"><div class="diagram"><div class="lanes" aria-hidden="true"><b>app</b><b>provider</b><b>prompt</b><b>node</b></div>',
    `<ol class="sequence">${shown.map(entryRow).join('')}</ol></div></div>`,
    rest > 0 ? `<p>${rest} further entries are in the JSON file.</p>` : '',
  ].join('')
}

const maxEntries = 120

function entryRow({ t, dir, what, data }: Entry): string {
  const [from, to] = columns[dir]
  const [left, right] = [Math.min(from, to), Math.max(from, to)]
  const arrow = from === to ? '' : from < to ? ' right' : ' left'
  const summary = summarize(dir, data)
  const text =
    summary === undefined
      ? ''
      : `<code>${escapeHtml(shortenText(JSON.stringify(summary), 180))}</code>`
  return `<li class="${dir}"><span class="t">${t.toFixed(1)} ms</span><div class="arrow${arrow}" style="--from:${left};--to:${right + 1}"><i>${dir}</i> <b>${escapeHtml(what)}</b>${pageLabel(data)} ${text}</div></li>`
}

/** Returns the name of an entry's page, for checks with several pages. */
function pageLabel(data: SerializedValue | undefined): string {
  const { page } = (data ?? {}) as { page?: SerializedValue }
  return typeof page === 'string' ? ` in ${escapeHtml(page)}` : ''
}

/** Returns the most important part of an entry's data. The JSON file has all data. */
function summarize(
  dir: Entry['dir'],
  data: SerializedValue | undefined,
): SerializedValue | undefined {
  const { args, value, error, params, open, ...rest } = (data ?? {}) as {
    [key: string]: SerializedValue
  }
  if (dir === 'call')
    return isList(args)
      ? ((args[0] as { params?: SerializedValue } | null)?.params ?? args.slice(1))
      : undefined
  if (dir === 'result') return value
  if (dir === 'error') return error
  if (dir === 'event') return args
  if (dir === 'rpc') return params
  if (dir === 'prompt') return open
  return args ?? rest
}

const isList = (value: SerializedValue | undefined): value is readonly SerializedValue[] =>
  Array.isArray(value)
