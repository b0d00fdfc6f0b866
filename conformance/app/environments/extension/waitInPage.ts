import type { Page } from '@playwright/test'
import { holdsInTime, toHex } from '../../../drivers/extension/providerInPage.ts'
import type { Message, PromptingCounts } from './walletMessages.ts'

// The functions of this file wait inside the page, because polling from Node would take CPU time
// that the wallet needs. They pass functions to the page instead of source text, because the app's
// Content Security Policy forbids `eval`.

/**
 * Data in the page: `recorderScript` stores `__messages` and `__prompting`, `recordWindowEvents` stores `__seen`, and
 * the wallet injects `ethereum`.
 */
type RecordedPage = {
  __messages: Message[]
  __prompting: PromptingCounts
  __seen: unknown[]
  __quiet?: { wait: number; view: string; since: number }
  ethereum?: { chainId?: string }
}

/** Counts the requests with a prompt that the wallet has answered. */
export const countAnswers = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as RecordedPage).__prompting.answer)

/** Waits up to `timeout` ms. Returns whether the wallet has answered more than `before` requests with a prompt. */
export const isAnswered = (page: Page, before: number, timeout: number): Promise<boolean> =>
  holdsInTime(
    page,
    (count) => (globalThis as unknown as RecordedPage).__prompting.answer > count,
    before,
    timeout,
  )

/**
 * Waits until the wallet has moved this page to a chain: its provider has the chain, or has reported it. Rainbow's
 * provider does not update its property `chainId`.
 */
export const waitForNewChain = (page: Page, chainId: number, timeout: number): Promise<boolean> =>
  holdsInTime(
    page,
    (hex) => {
      const { __messages, ethereum } = globalThis as unknown as RecordedPage
      const told = __messages.findLast(({ what }) => what === 'chainChanged')?.data
      return [ethereum?.chainId, (told as { chainId?: string } | undefined)?.chainId].includes(hex)
    },
    toHex(chainId),
    timeout,
  )

/** Returns whether a request with a prompt has no response yet. */
export const hasOpenRequest = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const { call, answer } = (globalThis as unknown as RecordedPage).__prompting
    return call > answer
  })

/**
 * Waits until the app has handled a response: its status is no longer one of `busy`, or it has sent another request
 * with a prompt.
 */
export const waitUntilHandled = async (
  page: Page,
  busy: readonly string[],
  timeout: number,
): Promise<void> => {
  const isHandled = (statuses: readonly string[]) => {
    const { call, answer } = (globalThis as unknown as RecordedPage).__prompting
    const status = document.querySelector('button[data-status]')?.getAttribute('data-status')
    return call > answer || !statuses.includes(status ?? '')
  }
  if (await holdsInTime(page, isHandled, busy, timeout)) return
  throw new Error(`The app did not handle the wallet's answer within ${timeout} ms.`)
}

/** Waits until the wallet's last `accountsChanged` to this page has an empty list of accounts. */
export const waitForRevocation = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => {
      const { __messages } = globalThis as unknown as RecordedPage
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
 * @throws Error if the browser did not keep the page in its back/forward cache, or the wallet sends no such event
 */
export const leaveAndReturn = async (
  page: Page,
  returnEvent: string | undefined,
  timeout: number,
): Promise<void> => {
  const before = await page.evaluate((name) => {
    addEventListener('pageshow', ({ persisted }) => {
      if (persisted) Object.assign(globalThis, { __kept: true })
    })
    const { __messages } = globalThis as unknown as RecordedPage
    return __messages.filter(({ what }) => what === name).length
  }, returnEvent)
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  if (!(await page.evaluate(() => '__kept' in globalThis)))
    throw new Error('The browser did not keep the page: it was loaded again.')
  if (returnEvent === undefined) return
  const hasReturned = ({ name, count }: { name: string; count: number }) =>
    (globalThis as unknown as RecordedPage).__messages.filter(({ what }) => what === name).length >
    count
  if (!(await holdsInTime(page, hasReturned, { name: returnEvent, count: before }, timeout)))
    throw new Error(`The wallet's content script was not back within ${timeout} ms.`)
}

/** ms after which `waitUntilQuiet` fails. */
const quietLimit = 60_000

/**
 * Waits until status, events, Activity log and wallet messages in the page have not changed for `ms`. A real wallet
 * does not report when it is done: `chainChanged` arrives up to 400 ms after the response.
 */
export const waitUntilQuiet = async (page: Page, ms: number): Promise<void> => {
  if (await holdsInTime(page, isQuiet, { ms, wait: ++waits }, quietLimit)) return
  throw new Error(`The page was not quiet within ${quietLimit / 1000} s.`)
}

/** Number of waits so far. It identifies the current wait in the page. */
let waits = 0

/** Runs in the page. Returns whether this wait has seen no change for `ms`. Starts again after a load of the page. */
const isQuiet = ({ ms, wait }: { ms: number; wait: number }): boolean => {
  const recorded = globalThis as unknown as RecordedPage
  const status = document.querySelector('button[data-status]')?.getAttribute('data-status')
  const log = [...document.querySelectorAll('[role=log] [data-event]')]
  const details = log.map((entry) => entry.getAttribute('data-detail'))
  const view = [status, recorded.__seen.length, recorded.__messages.length, ...details].join('\n')
  const now = performance.now()
  if (recorded.__quiet?.wait !== wait || recorded.__quiet.view !== view)
    recorded.__quiet = { wait, view, since: now }
  return now - recorded.__quiet.since >= ms
}
