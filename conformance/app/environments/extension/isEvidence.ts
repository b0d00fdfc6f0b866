import type { Evidence } from '../../cells/steps.ts'
import type { Message } from './messages.ts'

/** Whether this message is the evidence that a cell requires of the wallet. */
export const shows = (
  { kind, what, data, failed }: Message,
  { event, count, answers, settles, code }: Evidence,
): boolean => {
  if (settles !== undefined) return kind === 'answer' && what === settles
  if (answers !== undefined)
    return kind === 'answer' && what === answers.method && lengthOf(data) === answers.count
  if (code !== undefined) return kind === 'answer' && failed === true && codeOf(data) === code
  if (event === undefined || kind !== 'event' || what !== event) return false
  return count === undefined || lengthOf(data) === count
}

const lengthOf = (value: unknown): number | undefined =>
  Array.isArray(value) ? value.length : undefined

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code
