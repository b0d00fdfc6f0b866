import { decode, type Entry } from '@touchstone/harness'
import type { Observation } from './cells/Observation.ts'
import type { StimulusEvidence } from './cells/CellVariant.ts'
import { serializeWalletError } from './serializeWalletError.ts'

/** Whether a wallet's transcript contains an entry that proves the stimulus. */
export const hasEvidence = (
  entries: readonly Entry[],
  { event, count, answers, settles, code }: StimulusEvidence,
): boolean =>
  entries.some((entry) => {
    if (event !== undefined && entry.kind === 'event' && entry.event === event)
      return count === undefined || lengthOf(entry.args[0] && decode(entry.args[0])) === count
    if (answers !== undefined && entry.kind === 'result' && entry.method === answers.method)
      return lengthOf(decode(entry.value)) === answers.count
    if (settles !== undefined)
      return (entry.kind === 'result' || entry.kind === 'error') && entry.method === settles
    if (code !== undefined && entry.kind === 'error')
      return serializeWalletError(decode(entry.error)).code === code
    return false
  })

/**
 * Returns the wallet's error responses from entry number `since` on, by method. Considers only the last request of each
 * method, because the app ignores those to earlier requests.
 *
 * @param until time in ms. Leaves out later responses.
 */
export const refusalsSince = (
  entries: readonly Entry[],
  since: number,
  until = Infinity,
): NonNullable<Observation['refusals']> => {
  const asked = new Map(
    entries.flatMap((entry) => (entry.kind === 'call' ? [[entry.method, entry.id]] : [])),
  )
  return Object.fromEntries(
    entries
      .slice(since)
      .flatMap((entry) =>
        entry.kind === 'error' && entry.at < until && asked.get(entry.method) === entry.id
          ? [[entry.method, serializeWalletError(decode(entry.error))]]
          : [],
      ),
  )
}

/** Returns the methods of the requests from entry number `since` on, in order. */
export const callsSince = (entries: readonly Entry[], since: number): string[] =>
  entries.slice(since).flatMap((entry) => (entry.kind === 'call' ? [entry.method] : []))

/**
 * Whether the transcript contains a request of this method, or of any method by default, without a response. A request
 * that MetaMask's provider sends again, with the same id, has the response to its first sending.
 */
export const isUnanswered = (entries: readonly Entry[], method?: string): boolean => {
  const answered = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'result' || entry.kind === 'error' ? [entry.id] : [],
    ),
  )
  return entries.some(
    (entry) =>
      entry.kind === 'call' && entry.method === (method ?? entry.method) && !answered.has(entry.id),
  )
}

const lengthOf = (value: unknown): number | undefined =>
  Array.isArray(value) ? value.length : undefined
