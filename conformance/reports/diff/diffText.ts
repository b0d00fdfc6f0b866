import { structuredPatch } from 'diff'
import type { Result } from '../../core/result.ts'
import { escapeForLine } from '../escapeForDisplay.ts'
import { buckets, type Change, type Diff } from './diffRuns.ts'
import { normaliseTranscript } from './normaliseTranscript.ts'

/**
 * Renders the comparison of two runs for a terminal. Its last line has the number of compared checks, the numbers of
 * status changes by kind, without those of intermittent checks, and the number of removed checks.
 */
export function diffText({ changes, notes, compared }: Diff): string {
  const parts = buckets.flatMap((bucket) => {
    const ones = changes.filter((change) => change.bucket === bucket)
    return ones.length === 0 ? [] : ['', `${bucket} (${ones.length})`, ...ones.flatMap(lines)]
  })
  const counts = [...buckets.slice(0, 4), 'removed check' as const].map((bucket) => {
    const count = changes.filter((change) => change.bucket === bucket).length
    return `${count} ${bucket}`
  })
  const last = `diff: ${compared} compared, ${counts.join(', ')}`
  return [...notes, ...parts, '', last, ''].map(escapeForLine).join('\n')
}

function lines({ bucket, id, before, after }: Change): string[] {
  const line = after?.message && after.status !== 'pass' ? [`    ${after.message}`] : []
  const shown = `  ${id.padEnd(44)} ${change(bucket, before, after)}`
  const traced = bucket === 'newly failing' || bucket === 'newly passing'
  return [shown, ...line, ...(traced ? transcripts(before, after) : [])]
}

function change(bucket: Change['bucket'], before?: Result, after?: Result): string {
  if (bucket === 'level changed') return `${before?.level} -> ${after?.level}`
  if (bucket === 'wanted changed')
    return `${JSON.stringify(before?.wanted)} -> ${JSON.stringify(after?.wanted)}`
  return `${before?.status ?? '(none)'} -> ${after?.status ?? '(none)'}`
}

function transcripts(before?: Result, after?: Result): string[] {
  if (!before?.transcript || !after?.transcript) return []
  const [a, b] = [before.transcript, after.transcript].map(
    (one) => `${normaliseTranscript(one).map(escapeForLine).join('\n')}\n`,
  )
  const { hunks } = structuredPatch('a', 'b', a!, b!, '', '', { context: 1 })
  const all = hunks.flatMap((hunk) => hunk.lines.filter((line) => !line.startsWith('\\')))
  const shown = all.slice(0, maxLines).map((line) => `      ${line.slice(0, 160)}`)
  return all.length > maxLines
    ? [...shown, `      … ${all.length - maxLines} further lines`]
    : shown
}

const maxLines = 12
