import type { Page } from '@playwright/test'
import { clockKey } from './clock/protocol.ts'
import { byScript, createScreen, type Screen } from './screen.ts'
import { readView, type PageView } from './watch.ts'

/** What the sweep does with a dapp in a page: presses its buttons, and reads what it tells. */
export type Hands = {
  screen: Screen
  /** Presses the same buttons on the way to what is tried, where there is a shorter one. */
  swift?: Screen
  /** @param after ms of the page's time that pass first. Default 0. */
  view(after?: number): Promise<PageView>
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
  swift: createScreen(page, byScript),
  view: (after = 0) => page.evaluate(readView, { after, key: clockKey }),
})
