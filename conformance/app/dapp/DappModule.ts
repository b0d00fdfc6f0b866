import type { Page } from '@playwright/test'

/** An event of a dapp's connection. Fields that it leaves out are not checked. */
export type DappEvent = {
  /** `ended`: an attempt that ended without a connection and, so far, without an error. */
  event: 'connecting' | 'connect' | 'change' | 'disconnect' | 'error' | 'ended'
  accounts?: readonly string[]
  chainId?: number
  changed?: readonly ('account' | 'chain')[]
  supported?: boolean
  /** `class`: an error class of the transition table, for example `UserRejected`. */
  error?: { class: string; reason?: string; kind?: string; code?: number | string }
}

/**
 * Controls of a dapp: the default export of the file for `touchstone app --dapp`. A function returns or awaits what it
 * starts.
 *
 * Cells that need a missing function are not applicable. So is a cell in which a function throws an error with
 * `noControl: true`: the dapp works, but has no such button in its current state. Any other error is a fault of the
 * module and is reported as `harness-error`. If `connect` fails in a fresh page, the run ends at once.
 *
 * The page's clock is stopped, except for some 20 ms at its start and after each press. Use a locator to wait for what
 * the dapp shows later: `page.waitForFunction` polls with the page's own timers and never ends. A dapp that loads more
 * code on start is ready when the network is idle: `events` is called before the first press and may wait for that.
 *
 * @example
 * export default {
 *   url: 'http://127.0.0.1:4180/',
 *   connect: (page, wallet) => page.getByRole('button', { name: wallet }).click(),
 *   switchTo: async (page, chain) => {
 *     const button = page.getByRole('button', { name: chain })
 *     if ((await button.count()) === 0)
 *       throw Object.assign(new Error(`no button "${chain}"`), { noControl: true })
 *     await button.click()
 *   },
 *   disconnect: (page) => page.getByRole('button', { name: 'Disconnect' }).click(),
 *   events: async (page) => {
 *     await page.waitForLoadState('networkidle')
 *     return page.evaluate(() => window.told)
 *   },
 * }
 */
export type DappModule = {
  /** URL of the dapp; `--url` overrides it. */
  url: string
  /** `walletName` as the wallet announces it (EIP-6963). */
  connect(page: Page, walletName: string): unknown
  /** `chainName` as in viem: `BNB Smart Chain`, `Ethereum`. */
  switchTo?(page: Page, chainName: string): unknown
  disconnect?(page: Page): unknown
  /**
   * Returns all events since the page loaded, oldest first. Default: reads `touchstone:connection` events that the page
   * dispatches on `window`, as the app does.
   */
  events?(page: Page): readonly DappEvent[] | Promise<readonly DappEvent[]>
}
