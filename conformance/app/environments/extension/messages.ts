import type { TranscriptLine } from '../../AppEnvironment.ts'

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
