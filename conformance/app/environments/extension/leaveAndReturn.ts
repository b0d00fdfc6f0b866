import type { Page } from '@playwright/test'
import type { Entry } from '@touchstone/harness'
import { waitUntil } from '../../../core/waitUntil.ts'

/**
 * Navigates to `about:blank` and back, so that the page comes from the back/forward cache. Then waits until the
 * wallet's content script has sent `returnEvent`, if it sends such an event.
 *
 * @throws Error if the browser did not keep the page in its back/forward cache, or the wallet sends no such event
 */
export const leaveAndReturn = async (
  page: Page,
  messages: readonly Entry[],
  returnEvent: string | undefined,
): Promise<void> => {
  const countReturns = () =>
    messages.filter((entry) => entry.kind === 'event' && entry.event === returnEvent).length
  const before = countReturns()
  await page.evaluate(() => Object.assign(globalThis, { __kept: true }))
  await page.goto('about:blank')
  await page.goBack({ waitUntil: 'commit' })
  if (!(await page.evaluate(() => '__kept' in globalThis)))
    throw new Error('The browser did not keep the page: it was loaded again.')
  if (returnEvent === undefined) return
  await waitUntil(() => countReturns() > before, {
    timeoutMessage: "The wallet's content script was not back",
    timeout: 10_000,
  })
}
