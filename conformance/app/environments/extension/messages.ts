import type { Observation } from '../../cells/seen.ts'
import type { Evidence } from '../../cells/steps.ts'
import { toThrown } from '../../thrown.ts'
import type { TranscriptLine } from '../../world.ts'

/** A message between MetaMask and the page. A request and its response have the same id. */
export type Message = {
  t: number
  kind: 'call' | 'event' | 'answer'
  what: string
  data: unknown
  id?: unknown
  failed?: true
}

export const toLine = ({ t, kind, what, data }: Message): TranscriptLine => ({
  t,
  what,
  data,
  dir: kind === 'answer' ? 'result' : kind,
})

/**
 * Runs in the page before its own scripts. Records the messages between MetaMask's provider and its content script
 * without changing them.
 */
export const recordMessages = () => {
  const messages: Message[] = []
  const asked = new Map<unknown, string>()
  /** The wallet sends its chain several times a second; the provider emits only changes. */
  let place = ''
  Object.defineProperty(globalThis, '__messages', { value: messages })
  const note = (kind: Message['kind'], what: string, data: unknown, more: Partial<Message> = {}) =>
    void messages.push({ t: performance.now(), kind, what, data, ...more })
  addEventListener('message', ({ data: message }: MessageEvent<unknown>) => {
    const { target, data: frame } = (message ?? {}) as {
      target?: string
      data?: { name?: string; data?: Record<string, unknown> }
    }
    const rpc = frame?.data
    if (!rpc || frame?.name !== 'metamask-provider') return
    const { id, method, params, result, error } = rpc
    if (target === 'metamask-contentscript' && typeof method === 'string') {
      asked.set(id, method)
      note('call', method, params, { id })
    } else if (target === 'metamask-inpage') {
      if (method === 'metamask_chainChanged') {
        if (place === JSON.stringify(params)) return
        place = JSON.stringify(params)
      }
      if (typeof method === 'string') note('event', method.replace('metamask_', ''), params)
      else if (error) note('answer', asked.get(id) ?? '', error, { id, failed: true })
      else note('answer', asked.get(id) ?? '', result, { id })
    }
  })
}

/** Whether this message is the evidence that a cell requires of the wallet. */
export const isEvidence = (
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

/**
 * MetaMask's failed responses since `since`, by method. Only the last request of a method counts, and only failures
 * from before the app's last error event. The app ignores later failures of cancelled requests: MetaMask rejects an
 * open switch when the site revokes its permission.
 */
export const refusalsSince = (
  messages: readonly Message[],
  since: number,
  stream: Observation['stream'],
): NonNullable<Observation['refusals']> => {
  const lastError = stream.findLast(({ event }) => event === 'error')?.at ?? Infinity
  const lastRequests = new Map(
    messages.flatMap(({ kind, what, id }) => (kind === 'call' ? [[what, id]] : [])),
  )
  return Object.fromEntries(
    messages
      .slice(since)
      .flatMap(({ t, kind, what, data, id, failed }) =>
        kind === 'answer' && failed && t < lastError + 1 && lastRequests.get(what) === id
          ? [[what, toThrown(data)]]
          : [],
      ),
  )
}
