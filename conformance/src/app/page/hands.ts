import type { Page } from '@playwright/test'
import { createScreen } from './screen.ts'
import { readView, type PageView } from './watch.ts'

/** What the sweep does with a dapp in a page: presses its buttons, and reads what it tells. */
export type Hands = {
  screen: ReturnType<typeof createScreen>
  view(): Promise<PageView>
  /** What follows an act may take several turns of the page and the wallet: it is waited for. */
  slow?: true
  /** It tells what its module says of it, and nothing else. */
  partly?: true
  /** The page was loaded afresh. */
  reloaded?(): void
}

/** The hands on our app. */
export const appHands = (page: Page): Hands => ({
  screen: createScreen(page),
  view: () => page.evaluate(readView),
})
