import { runInNewContext } from 'node:vm'
import type { Page } from '@playwright/test'
import { expect, test } from 'vitest'
import type { WalletMessage } from '../../../drivers/extension/AppSuiteFacts.ts'
import { toTranscriptLine } from '../../toTranscriptLine.ts'
import { countAnswers, hasOpenRequest, lastEvent, recordMessages } from './walletMessages.ts'

const method = 'eth_requestAccounts'
const call: WalletMessage = { kind: 'call', method, params: [], id: 1 }
const chain: WalletMessage = { kind: 'event', event: 'chainChanged', data: { chainId: '0x1' } }

test('records messages with the method of each answer, and a chain once', async () => {
  const { messages, post } = await openPage()
  post(undefined, call, { kind: 'answer', id: 1, value: ['0xa'], failed: false })
  post({ kind: 'answer', id: 1, value: { code: 4001 }, failed: true }, chain, chain)
  expect(messages.map(toTranscriptLine)).toEqual(
    [
      { dir: 'call', what: method, data: [] },
      { dir: 'result', what: method, data: ['0xa'] },
      { dir: 'error', what: method, data: { code: 4001 } },
      { dir: 'event', what: 'chainChanged', data: [{ chainId: '0x1' }] },
    ].map((line) => ({ ...line, t: expect.any(Number) })),
  )
  expect(lastEvent(messages, 'chainChanged')).toEqual({ chainId: '0x1' })
  expect(lastEvent(messages, 'accountsChanged')).toBeUndefined()
})

test('counts answers to requests with a prompt, and finds the open ones', async () => {
  const { messages, post } = await openPage()
  post({ kind: 'call', method: 'eth_chainId', params: [], id: 0 }, call)
  expect([countAnswers(messages), hasOpenRequest(messages)]).toEqual([0, true])
  post({ kind: 'answer', id: 1, value: [], failed: false })
  expect([countAnswers(messages), hasOpenRequest(messages)]).toEqual([1, false])
})

test('forgets the messages of the previous document, but not those from before about:blank', async () => {
  const { messages, post, load } = await openPage()
  post(call)
  load('about:blank')
  expect(messages).toHaveLength(1)
  load('http://app-2.localhost/')
  expect(messages).toEqual([])
})

/** Mocks a page that has loaded a document, to which a wallet posts messages. */
async function openPage() {
  let script = ''
  let report = (..._: unknown[]): void => undefined
  const page = {
    exposeBinding: async (_: string, listener: typeof report) => void (report = listener),
    addInitScript: async ({ content }: { content: string }) => void (script = content),
  }
  // `recordMessages` uses only these members of the page.
  const messages = await recordMessages(
    page as unknown as Page,
    (message) => (message as { ours?: WalletMessage }).ours,
  )
  let target = new EventTarget()
  const load = (href: string) => {
    target = new EventTarget()
    const top: object = {}
    Object.assign(top, { top })
    // The script runs in a realm of its own, as in a page, so it cannot use anything from outside.
    runInNewContext(script, {
      window: top,
      location: { href },
      performance,
      addEventListener: target.addEventListener.bind(target),
      __report: (...args: unknown[]) => report({}, ...(structuredClone(args) as unknown[])),
    })
  }
  load('http://app-1.localhost/')
  const post = (...received: (WalletMessage | undefined)[]) => {
    for (const ours of received)
      target.dispatchEvent(new MessageEvent('message', { data: { ours } }))
  }
  return { messages, post, load }
}
