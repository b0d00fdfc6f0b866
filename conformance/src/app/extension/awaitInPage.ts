import { errors, type Page } from '@playwright/test'
import type { Message } from './messages.ts'

// Each function waits within the page: asked again and again from outside, the page, the browser and the suite take
// the processors that MetaMask needs for its answer. As functions, since the app's policy forbids text as code.

/** Requests that a person is asked about. */
export const prompting = ['eth_requestAccounts', 'wallet_switchEthereumChain']

/** What the suite's scripts keep in the page. */
type Recorded = { __messages: Message[]; ethereum?: { chainId?: string } }

/** Counts the prompting requests that MetaMask has answered. */
export const countAnswers = (page: Page): Promise<number> =>
  page.evaluate(
    (methods) =>
      (globalThis as unknown as Recorded).__messages.filter(
        ({ kind, what }) => kind === 'answer' && methods.includes(what),
      ).length,
    prompting,
  )

/** Whether more than `before` of them are answered within so many ms. */
export const isAnswered = (page: Page, before: number, ms: number): Promise<boolean> =>
  comes(page, { until: 'answer', before }, ms)

/** Whether one of them is open now. */
export const isAsked = async (page: Page): Promise<boolean> =>
  !(await page.evaluate(holds, { methods: prompting, wait: { until: 'none is open' } as const }))

/** Waits until the app has handled an answer: it is `busy` no longer, or it has asked the next thing. */
export const waitUntilHandled = async (
  page: Page,
  busy: readonly string[],
  ms: number,
): Promise<void> => {
  if (await comes(page, { until: 'handled', busy }, ms)) return
  throw new Error(`The app did not handle MetaMask's answer within ${ms} ms.`)
}

/**
 * Waits until the provider has told this page that it is on that chain. A request of the page puts that off by 200 ms,
 * so the provider's own property is read.
 */
export const waitForChain = async (page: Page, chainId: number): Promise<void> => {
  await page.waitForFunction(
    (id) => (globalThis as { ethereum?: { chainId?: string } }).ethereum?.chainId === id,
    `0x${chainId.toString(16)}`,
    { polling: 50 },
  )
}

/** Waits until MetaMask has told this page that it may see no account any more. */
export const waitForRevocation = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      // What the suite's script keeps in the page, which no type knows.
      const { __messages } = globalThis as unknown as Recorded
      const told = __messages.findLast(({ what }) => what === 'accountsChanged')
      return Array.isArray(told?.data) && told.data.length === 0
    },
    undefined,
    { polling: 50 },
  )
}

/**
 * Goes away and comes back with the browser's arrows, and waits until MetaMask's content script is connected again.
 *
 * @throws Error when the browser did not keep the page.
 */
export const leaveAndReturn = async (page: Page, ms: number): Promise<void> => {
  const before = await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Object.assign(globalThis, { __kept: true })
    })
    const { __messages } = globalThis as unknown as Recorded
    return __messages.filter(({ what }) => what === 'METAMASK_EXTENSION_CONNECT_CAN_RETRY').length
  })
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  if (!(await page.evaluate(() => '__kept' in globalThis)))
    throw new Error('The browser did not keep the page: it was loaded anew.')
  if (!(await comes(page, { until: 'renewal', before }, ms)))
    throw new Error(`MetaMask's content script was not back within ${ms} ms.`)
}

type Wait =
  | { until: 'answer' | 'renewal'; before: number }
  | { until: 'none is open' }
  | { until: 'handled'; busy: readonly string[] }

const comes = (page: Page, wait: Wait, timeout: number): Promise<boolean> =>
  page.waitForFunction(holds, { methods: prompting, wait }, { timeout, polling: 20 }).then(
    () => true,
    (error: unknown) => {
      if (error instanceof errors.TimeoutError) return false
      throw error
    },
  )

/** Runs in the page. */
const holds = ({ methods, wait }: { methods: readonly string[]; wait: Wait }): boolean => {
  // What the suite's script keeps in the page, which no type knows.
  const { __messages } = globalThis as unknown as Recorded
  const count = (wanted: Message['kind']) =>
    __messages.filter(({ kind, what }) => kind === wanted && methods.includes(what)).length
  if (wait.until === 'answer') return count('answer') > wait.before
  if (wait.until === 'none is open') return count('call') <= count('answer')
  if (wait.until === 'handled') {
    const status = document.querySelector('button[data-status]')?.getAttribute('data-status')
    return !wait.busy.includes(status ?? '') || count('call') > count('answer')
  }
  const renewals = __messages.filter(({ what }) => what === 'METAMASK_EXTENSION_CONNECT_CAN_RETRY')
  return renewals.length > wait.before
}
