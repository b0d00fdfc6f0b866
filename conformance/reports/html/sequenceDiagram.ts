import type { Transcript, Entry } from '../../core/transcript.ts'
import { type SerializedValue, valueAt } from '../../core/serialize.ts'
import { isList } from '../../wallet/judges.ts'
import { escapeHtml } from './escapeHtml.ts'
import { shortenText } from '../../core/shortenText.ts'

/** Renders the first entries of a transcript as a sequence diagram, which is a plain list without styles. */
export function sequenceDiagram(transcript: Transcript): string {
  const entries = transcript.filter(({ what }) => what !== 'resources')
  const shown = entries.slice(0, maxEntries)
  const rest = entries.length - shown.length
  return [
    '<div class="scroll" role="region" aria-label="What was said, in order" tabindex="0"><div class="diagram"><div class="lanes" aria-hidden="true"><b>app</b><b>provider</b><b>prompt</b><b>node</b></div>',
    `<ol class="sequence">${shown.map(entryRow).join('')}</ol></div></div>`,
    rest > 0 ? `<p>${rest} further entries are in the JSON file.</p>` : '',
  ].join('')
}

/** Columns of each arrow, from sender to receiver: 1 app, 2 provider, 3 prompt, 4 node. */
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

function pageLabel(data: SerializedValue | undefined): string {
  const page = valueAt(data, 'page')
  return typeof page === 'string' ? ` in ${escapeHtml(page)}` : ''
}

function summarize(
  dir: Entry['dir'],
  data: SerializedValue | undefined,
): SerializedValue | undefined {
  const { args, value, error, params, open, ...rest } = (data ?? {}) as {
    [key: string]: SerializedValue
  }
  if (dir === 'call')
    return isList(args) ? (valueAt(args, '0', 'params') ?? args.slice(1)) : undefined
  if (dir === 'result') return value
  if (dir === 'error') return error
  if (dir === 'event') return args
  if (dir === 'rpc') return params
  if (dir === 'prompt') return open
  return args ?? rest
}
