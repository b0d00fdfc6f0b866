import type { Page } from '@playwright/test'
import { createScreen } from './screen.ts'
import { readView, type PageView } from './watch.ts'

/** What the sweep does with a dapp in a page: presses its buttons, and reads what it tells. */
export type Hands = {
  screen: ReturnType<typeof createScreen>
  view(): Promise<PageView>
  /** The page was loaded afresh. */
  reloaded?(): void
}

/** The hands on our app. */
export const appHands = (page: Page): Hands => ({
  screen: createScreen(page),
  view: () => page.evaluate(readView),
})
