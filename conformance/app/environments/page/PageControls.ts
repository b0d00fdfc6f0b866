import type { Page } from '@playwright/test'
import { clockKey } from './clock/PageClock.ts'
import { byScript, createAppPageObject, type AppPageObject } from './AppPageObject.ts'
import { readView, type PageView } from './pageView.ts'

/** Controls of a dapp in a page: presses its buttons and reads its events. */
export type PageControls = {
  pageObject: AppPageObject
  /** Faster presses for the path, which is not under test. */
  scriptedPageObject?: AppPageObject
  /** @param after ms of the page's time to advance first. Default: 0 */
  readView(after?: number): Promise<PageView>
  /** Effects of an action may take several turns of page and wallet, so they are awaited. */
  slow?: true
  /** Only the data of its module is known. */
  partialEvents?: true
  /** Called after a reload of the page. */
  onReload?(): void
}

/** Controls of the own app. */
export const createAppControls = (page: Page): PageControls => ({
  pageObject: createAppPageObject(page),
  scriptedPageObject: createAppPageObject(page, byScript),
  readView: (after = 0) => page.evaluate(readView, { after, key: clockKey }),
})
