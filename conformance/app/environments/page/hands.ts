import type { Page } from '@playwright/test'
import { clockKey } from './clock/protocol.ts'
import { byScript, createScreen, type Screen } from './screen.ts'
import { readView, type PageView } from './watch.ts'

/** Controls of a dapp in a page: presses its buttons and reads its events. */
export type Hands = {
  screen: Screen
  /** Faster presses for the path, which is not under test. */
  swift?: Screen
  /** @param after ms of the page's time to advance first. Default: 0 */
  view(after?: number): Promise<PageView>
  /** Effects of an action may take several turns of page and wallet, so they are awaited. */
  slow?: true
  /** Only the data of its module is known. */
  partly?: true
  /** Called after a reload of the page. */
  reloaded?(): void
}

/** Controls of the own app. */
export const appHands = (page: Page): Hands => ({
  screen: createScreen(page),
  swift: createScreen(page, byScript),
  view: (after = 0) => page.evaluate(readView, { after, key: clockKey }),
})
