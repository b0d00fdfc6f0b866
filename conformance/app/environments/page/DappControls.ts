import type { Page } from '@playwright/test'
import type { PersonaName } from '@touchstone/harness'
import { clockKey } from './clock/PageClock.ts'
import { byScript, createAppPageObject, type AppPageObject } from './AppPageObject.ts'
import { readPageView, type PageView } from './readPageView.ts'
import { walletNameInDialog } from './walletNameInDialog.ts'

/** Controls of a dapp in a page: presses its buttons and reads its events. */
export type DappControls = {
  pageObject: AppPageObject
  /** Returns the name under which the dapp lists the wallet of a persona. */
  walletName(persona: PersonaName): string
  /** Presses the same buttons by script, which is faster, on the path of a variant. */
  scriptedPageObject?: AppPageObject
  /** First advances the page's clock by `after` ms. Default: 0. */
  readView(after?: number): Promise<PageView>
  /** An action may cause several requests in a row. The driver waits until the wallet has no new messages. */
  slow?: true
  /** The dapp reports only the events of its module, which may leave fields out. */
  partialEvents?: true
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
