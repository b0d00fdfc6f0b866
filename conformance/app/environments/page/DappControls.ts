import type { Page } from '@playwright/test'
import type { PersonaName } from '@touchstone/harness'
import { clockKey } from './clock/PageClock.ts'
import { byScript, createAppPageObject, type AppPageObject } from './AppPageObject.ts'
import { readPageView, type PageView } from './readPageView.ts'
import { walletNameInDialog } from './walletNameInDialog.ts'

export type DappControls = {
  pageObject: AppPageObject
  /** Returns the name under which the dapp lists the wallet of a persona. */
  walletName(persona: PersonaName): string
  /** Like `pageObject`, but presses the buttons by script, which is faster. For the steps before the stimulus. */
  scriptedPageObject?: AppPageObject
  /** First advances the page's clock by `after` ms. Default: 0. */
  readView(after?: number): Promise<PageView>
  /** Another dapp may send several requests per action, and its events may leave fields out. */
  isOtherDapp?: true
  onReload?(): void
  /** Whether a function of the dapp module had a fault, so that no other variant may use the page. */
  isBroken?(): boolean
}

export const createAppControls = (page: Page): DappControls => ({
  pageObject: createAppPageObject(page),
  walletName: walletNameInDialog,
  scriptedPageObject: createAppPageObject(page, byScript),
  readView: (after = 0) => page.evaluate(readPageView, { after, key: clockKey }),
})
