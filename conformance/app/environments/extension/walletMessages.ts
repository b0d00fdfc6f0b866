import type { Page } from '@playwright/test'
import { decode, encode, type Entry } from '@touchstone/harness'
import type { AppSuiteFacts, WalletMessage } from '../../../drivers/extension/AppSuiteFacts.ts'
import { isUnanswered } from '../../walletTranscriptQueries.ts'

type ReadMessage = AppSuiteFacts['readProviderMessage']

/** Methods of the app's requests that may need a prompt. */
export const promptingMethods = ['eth_requestAccounts', 'wallet_switchEthereumChain']

/**
 * Records the messages between a wallet's provider and its content script, as transcript entries of the harness. Each
 * new document of the page clears the list.
 */
export const recordMessages = async (page: Page, read: ReadMessage): Promise<readonly Entry[]> => {
  const entries: Entry[] = []
  const methods = new Map<unknown, string>()
  const toEntry = (at: number, message: WalletMessage): Entry => {
    const common = { seq: entries.length, at, wallet: 'extension' }
    if (message.kind === 'event')
      return { ...common, kind: 'event', event: message.event, args: [encode(message.data)] }
    // The type demands a number, but the id is only compared with others.
    const id = message.id as number
    if (message.kind === 'call') {
      const { method, params } = message
      methods.set(id, method)
      return { ...common, id, kind: 'call', method, params: encode(params), origin: '' }
    }
    const request = { ...common, id, method: methods.get(id) ?? '' }
    return message.failed
      ? { ...request, kind: 'error', error: encode(message.value) }
      : { ...request, kind: 'result', value: encode(message.value) }
  }
  await page.exposeBinding('__report', (_, at: number, message?: WalletMessage) => {
    if (message) entries.push(toEntry(at, message))
    else entries.length = 0
  })
  await page.addInitScript({ content: `(${String(reportMessages)})(${String(read)})` })
  return entries
}

/** Global object of the page in which {@link reportMessages} has run. */
type RecordedPage = typeof globalThis & {
  __report(at: number, message?: WalletMessage): void
  /** Time of the last message. `waitUntilQuiet` reads it. */
  __messageAt?: number
}

/** Runs in the page before the app's scripts. */
const reportMessages = (read: ReadMessage) => {
  const page = globalThis as RecordedPage
  // The page leaves for `about:blank` to return from the back/forward cache.
  if (window !== window.top || location.href === 'about:blank') return
  page.__report(0)
  let chain = ''
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = read(data)
    if (!message) return
    if (message.kind === 'event' && message.event === 'chainChanged') {
      // MetaMask sends the chain several times a second, but its provider emits only changes.
      const text = JSON.stringify(message.data)
      if (text === chain) return
      chain = text
    }
    page.__messageAt = performance.now()
    page.__report(page.__messageAt, message)
  })
}

/** Counts the requests with a prompt that the wallet has answered. */
export const countAnswers = (entries: readonly Entry[]): number =>
  entries.filter(
    (entry) =>
      (entry.kind === 'result' || entry.kind === 'error') &&
      promptingMethods.includes(entry.method),
  ).length

/** Returns whether a request with a prompt has no response yet. */
export const hasOpenRequest = (entries: readonly Entry[]): boolean =>
  promptingMethods.some((method) => isUnanswered(entries, method))

/** Returns the data of the last event with this name. Undefined without such an event. */
export const lastEvent = (entries: readonly Entry[], name: string): unknown => {
  const event = entries.findLast((entry) => entry.kind === 'event' && entry.event === name)
  return event?.kind === 'event' ? decode(event.args[0]!) : undefined
}
