import { isDeclared, isStale, isUnexpected } from '../core/expectations.ts'
import type { Result, Run } from '../core/result.ts'
import { describeDeclaredStatus } from './describeDeclaredStatus.ts'
import { escapeForDisplay } from './escapeForDisplay.ts'

/**
 * Returns annotations for GitHub's log: undeclared failures and warnings, and outdated declarations. After ten, the last
 * line has the number of the others.
 */
export function githubAnnotations({ results }: Run): string[] {
  const lines = results.flatMap((result) => annotation(result) ?? [])
  const rest = lines.length - maxAnnotations
  return rest > 0
    ? [...lines.slice(0, maxAnnotations), `::notice::${rest} further annotations are in the report`]
    : lines
}

const maxAnnotations = 10

function annotation(result: Result): string | undefined {
  const { id, status, level, message = '' } = result
  const annotate = (kind: string, text: string) => `::${kind} title=${property(id)}::${data(text)}`
  if (isStale(result)) return annotate('error', 'declared as failing, and passed')
  if (isDeclared(result)) return undefined
  const must = level.startsWith('MUST')
  if (status === 'harness-error') return annotate('error', message)
  if (result.intermittent && isUnexpected(result))
    return annotate('error', `${status}${describeDeclaredStatus(result)} ${message}`.trim())
  if (status === 'fail' || status === 'timeout' || (status === 'blocked' && must))
    return annotate(must ? 'error' : 'warning', message)
  return status === 'warn' ? annotate('warning', message) : undefined
}

const data = (text: string) =>
  escapeForDisplay(text.replaceAll('\r\n', '\n')).replaceAll('%', '%25').replaceAll('\n', '%0A')
const property = (text: string) => data(text).replaceAll(':', '%3A').replaceAll(',', '%2C')
