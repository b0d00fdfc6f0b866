import { encode, type Entry } from '@touchstone/harness'
import type { Observation } from '../../cells/Observation.ts'
import { refusalsSince } from '../../walletTranscript.ts'
import type { TranscriptLine } from '../../AppEnvironment.ts'

/** A message between MetaMask's provider and its content script. A request and its response have the same `id`. */
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
 * Runs in the page before the app's scripts. Records the messages between MetaMask's provider and its content script in
 * `__messages`, without changing them.
 */
export const recordMessages = () => {
  const messages: Message[] = []
  const asked = new Map<unknown, string>()
  /**
   * The chain in the last recorded `chainChanged`. MetaMask sends the chain several times a second, but its provider
   * emits only changes, so repetitions are not recorded.
   */
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

/**
 * Converts messages of MetaMask into transcript entries of the harness, which `hasEvidence` and `refusalsSince` read.
 */
export const toEntries = (messages: readonly Message[]): Entry[] =>
  messages.map(({ t, kind, what, data, id, failed }, seq) => {
    const common = { seq, at: t, wallet: 'metamask' }
    if (kind === 'event') return { ...common, kind, event: what, args: [encode(data)] }
    // The type demands a number, but the id is only compared with others.
    const request = { ...common, id: id as number, method: what }
    if (kind === 'call') return { ...request, kind, params: encode(data), origin: '' }
    return failed
      ? { ...request, kind: 'error', error: encode(data) }
      : { ...request, kind: 'result', value: encode(data) }
  })

/**
 * Returns MetaMask's last error response of each method after entry `since`. Leaves out errors after the app's last
 * error event, because the app ignores errors of cancelled requests. Example: MetaMask rejects an open switch request
 * when the site revokes its permission.
 */
export const refusalsBeforeError = (
  messages: readonly Message[],
  since: number,
  stream: Observation['stream'],
): NonNullable<Observation['refusals']> => {
  const lastError = stream.findLast(({ event }) => event === 'error')?.at ?? Infinity
  return refusalsSince(
    toEntries(messages).filter(({ kind, at }) => kind !== 'error' || at < lastError + 1),
    since,
  )
}
