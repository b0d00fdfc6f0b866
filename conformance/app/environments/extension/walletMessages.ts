import { encode, type Entry } from '@touchstone/harness'
import type { Observation } from '../../cells/Observation.ts'
import { refusalsSince } from '../../readWalletTranscript.ts'
import type { TranscriptLine } from '../../AppDriver.ts'
import type { AppSuiteFacts } from '../../../drivers/extension/AppSuiteFacts.ts'

/** A message between a wallet's provider and its content script. A request and its response have the same `id`. */
export type Message = {
  t: number
  kind: 'call' | 'event' | 'answer'
  what: string
  data: unknown
  id?: unknown
  failed?: true
}

/** Methods of the app's requests that may need a prompt. */
export const promptingMethods = ['eth_requestAccounts', 'wallet_switchEthereumChain']

/** Numbers of requests with one of {@link promptingMethods}, and of answers to them. */
export type PromptingCounts = { call: number; answer: number }

export const toLine = ({ t, kind, what, data }: Message): TranscriptLine => ({
  t,
  what,
  data,
  dir: kind === 'answer' ? 'result' : kind,
})

/**
 * Returns a script that records the messages between a wallet's provider and its content script in `__messages`,
 * and {@link PromptingCounts} in `__prompting`. The page must run it before the app's scripts.
 */
export const recorderScript = (readProviderMessage: AppSuiteFacts['readProviderMessage']): string =>
  `(${String(recordMessages)})(${String(readProviderMessage)}, ${JSON.stringify(promptingMethods)})`

/** Runs in the page. */
const recordMessages = (read: AppSuiteFacts['readProviderMessage'], methods: readonly string[]) => {
  const messages: Message[] = []
  const prompting: PromptingCounts = { call: 0, answer: 0 }
  const asked = new Map<unknown, string>()
  /**
   * The chain in the last recorded `chainChanged`. MetaMask sends the chain several times a second, but its provider
   * emits only changes, so repetitions are not recorded.
   */
  let place = ''
  Object.defineProperty(globalThis, '__messages', { value: messages })
  Object.defineProperty(globalThis, '__prompting', { value: prompting })
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = read(data)
    if (!message) return
    const t = performance.now()
    if (message.kind === 'call') {
      const { id, method, params } = message
      asked.set(id, method)
      if (methods.includes(method)) prompting.call += 1
      messages.push({ t, kind: 'call', what: method, data: params, id })
    } else if (message.kind === 'answer') {
      const { id, value, failed } = message
      const what = asked.get(id) ?? ''
      if (methods.includes(what)) prompting.answer += 1
      messages.push({ t, kind: 'answer', what, data: value, id, ...(failed && { failed }) })
    } else {
      const { event, data } = message
      if (event === 'chainChanged' && place === JSON.stringify(data)) return
      if (event === 'chainChanged') place = JSON.stringify(data)
      messages.push({ t, kind: 'event', what: event, data })
    }
  })
}

/**
 * Converts messages of a wallet into transcript entries of the harness, which `hasEvidence` and `refusalsSince` read.
 */
export const toEntries = (messages: readonly Message[]): Entry[] =>
  messages.map(({ t, kind, what, data, id, failed }, seq) => {
    const common = { seq, at: t, wallet: 'extension' }
    if (kind === 'event') return { ...common, kind, event: what, args: [encode(data)] }
    // The type demands a number, but the id is only compared with others.
    const request = { ...common, id: id as number, method: what }
    if (kind === 'call') return { ...request, kind, params: encode(data), origin: '' }
    return failed
      ? { ...request, kind: 'error', error: encode(data) }
      : { ...request, kind: 'result', value: encode(data) }
  })

/**
 * Returns the wallet's error responses from entry number `since` on, as `refusalsSince` does. Leaves out those after
 * the app's last error event, because the app ignores errors of cancelled requests. Example: MetaMask rejects an open
 * switch request when the site revokes its permission.
 */
export const refusalsBeforeError = (
  entries: readonly Entry[],
  since: number,
  stream: Observation['stream'],
): NonNullable<Observation['refusals']> => {
  const lastError = stream.findLast(({ event }) => event === 'error')?.at ?? Infinity
  return refusalsSince(
    entries.filter(({ kind, at }) => kind !== 'error' || at < lastError + 1),
    since,
  )
}
