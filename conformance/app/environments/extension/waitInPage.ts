import type { Page } from '@playwright/test'
import { endsInTime } from '../../../drivers/extension/siteProvider.ts'
import type { Message } from './messages.ts'

// The functions of this file wait inside the page, because polling from Node would take CPU time
// that the wallet needs. They pass functions to the page instead of source text, because the app's
// Content Security Policy forbids `eval`.

/** Methods for which a wallet shows a prompt. */
export const promptingMethods = ['eth_requestAccounts', 'wallet_switchEthereumChain']

/** Data in the page: `recordMessages` stores `__messages`, and the wallet injects `ethereum`. */
type Recorded = { __messages: Message[]; ethereum?: { chainId?: string } }

/** Counts the requests with a prompt that the wallet has answered. */
export const countAnswers = (page: Page): Promise<number> =>
  page.evaluate(
    (methods) =>
      (globalThis as unknown as Recorded).__messages.filter(
        ({ kind, what }) => kind === 'answer' && methods.includes(what),
      ).length,
    promptingMethods,
  )

/** Waits up to `ms`. Returns whether the wallet has answered more than `before` requests with a prompt by then. */
export const isAnswered = (page: Page, before: number, ms: number): Promise<boolean> =>
  waitFor(page, { until: 'answer', before }, ms)

/**
 * Waits until the wallet has moved this page to a chain: its provider has the chain, or has reported it. Rainbow's
 * provider does not update its property `chainId`.
 */
export const waitForChain = (page: Page, chainId: number, ms: number): Promise<boolean> =>
  waitFor(page, { until: 'chain', chainId: `0x${chainId.toString(16)}` }, ms)

/** Returns whether a request with a prompt has no response yet. */
export const hasOpenRequest = async (page: Page): Promise<boolean> =>
  !(await page.evaluate(isReached, {
    methods: promptingMethods,
    wait: { until: 'none is open' } as const,
  }))

/**
 * Waits until the app has handled a response: its status is no longer one of `busy`, or it has sent another request
 * with a prompt.
 */
export const waitUntilHandled = async (
  page: Page,
  busy: readonly string[],
  ms: number,
): Promise<void> => {
  if (await waitFor(page, { until: 'handled', busy }, ms)) return
  throw new Error(`The app did not handle the wallet's answer within ${ms} ms.`)
}

/**
 * Waits until the wallet has reported to this page that the site has no accounts (`accountsChanged` with an empty list).
 */
export const waitForRevocation = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      // `recordMessages` stores this data, which `globalThis` has no type for.
      const { __messages } = globalThis as unknown as Recorded
      const last = __messages.findLast(({ what }) => what === 'accountsChanged')
      return Array.isArray(last?.data) && last.data.length === 0
    },
    undefined,
    { polling: 50 },
  )
}

/**
 * Navigates to `about:blank` and back, so that the page comes from the back/forward cache. Then waits until the
 * wallet's content script has sent `returnEvent`, if it sends such an event.
 *
 * @throws Error if the browser did not keep the page in its back/forward cache
 */
export const leaveAndReturn = async (
  page: Page,
  returnEvent: string | undefined,
  ms: number,
): Promise<void> => {
  const before = await page.evaluate((name) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Object.assign(globalThis, { __kept: true })
    })
    const { __messages } = globalThis as unknown as Recorded
    return __messages.filter(({ what }) => what === name).length
  }, returnEvent)
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  if (!(await page.evaluate(() => '__kept' in globalThis)))
    throw new Error('The browser did not keep the page: it was loaded again.')
  if (returnEvent === undefined) return
  if (!(await waitFor(page, { until: 'event', name: returnEvent, before }, ms)))
    throw new Error(`The wallet's content script was not back within ${ms} ms.`)
}

type Wait =
  | { until: 'answer'; before: number }
  | { until: 'event'; name: string; before: number }
  | { until: 'chain'; chainId: string }
  | { until: 'none is open' }
  | { until: 'handled'; busy: readonly string[] }

const waitFor = (page: Page, wait: Wait, timeout: number): Promise<boolean> =>
  endsInTime(
    page.waitForFunction(isReached, { methods: promptingMethods, wait }, { timeout, polling: 20 }),
  )

/** Runs in the page. Whether the condition of `wait` is true now. */
const isReached = ({ methods, wait }: { methods: readonly string[]; wait: Wait }): boolean => {
  // `recordMessages` stores this data, which `globalThis` has no type for.
  const { __messages, ethereum } = globalThis as unknown as Recorded
  const count = (wanted: Message['kind']) =>
    __messages.filter(({ kind, what }) => kind === wanted && methods.includes(what)).length
  if (wait.until === 'answer') return count('answer') > wait.before
  if (wait.until === 'none is open') return count('call') <= count('answer')
  if (wait.until === 'handled') {
    const status = document.querySelector('button[data-status]')?.getAttribute('data-status')
    return !wait.busy.includes(status ?? '') || count('call') > count('answer')
  }
  if (wait.until === 'event')
    return __messages.filter(({ what }) => what === wait.name).length > wait.before
  const told = __messages.findLast(({ what }) => what === 'chainChanged')?.data
  return [ethereum?.chainId, (told as { chainId?: string } | undefined)?.chainId].includes(
    wait.chainId,
  )
}

/** ms after which `waitUntilQuiet` fails. */
const quietLimit = 60_000

/**
 * Waits until status, events, Activity log and wallet messages in the page have not changed for `ms`. A real wallet
 * does not report when it is done: `chainChanged` arrives up to 400 ms after the response.
 */
export const waitUntilQuiet = async (page: Page, ms: number): Promise<void> => {
  for (const end = Date.now() + quietLimit; Date.now() < end;) {
    try {
      return await page.evaluate(watchQuiet, { ms, limit: quietLimit })
    } catch (error) {
      // The page was reloaded: watch the new document.
      if (!/context was destroyed/i.test(String(error))) throw error
    }
  }
  throw new Error(`The page was not quiet within ${quietLimit / 1000} s.`)
}

/**
 * Runs in the page, because polling from Node would take CPU time in two processes. Resolves when nothing has changed
 * for `ms`.
 */
const watchQuiet = ({ ms, limit }: { ms: number; limit: number }): Promise<void> => {
  // `recordStream` and `recordMessages` store this data, which `globalThis` has no type for.
  const recordedData = globalThis as unknown as { __seen: unknown[]; __messages: unknown[] }
  const describe = () => {
    const status = document.querySelector('button[data-status]')?.getAttribute('data-status')
    const log = [...document.querySelectorAll('[role=log] [data-event]')]
    const newest = log.map((entry) => entry.getAttribute('data-detail')).join('\n')
    return [status, recordedData.__seen.length, recordedData.__messages.length, newest].join('\n')
  }
  return new Promise((resolve, reject) => {
    const start = performance.now()
    let last = describe()
    let since = start
    const check = () => {
      const now = describe()
      if (now !== last) {
        last = now
        since = performance.now()
      }
      if (performance.now() - since >= ms) resolve()
      else if (performance.now() - start > limit)
        reject(new Error(`The page was not quiet within ${limit / 1000} s.`))
      else setTimeout(check, 25)
    }
    check()
  })
}
