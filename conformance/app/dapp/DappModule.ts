import type { Page } from '@playwright/test'

/**
 * An event that a dapp reports about its connection. A cell fails if `connect` or `change` lacks `accounts` or
 * `chainId`, `change` lacks `changed`, or an expected `error` lacks `error`. The suite checks `supported`, `kind` and
 * `code` only if they are there.
 */
export type DappEvent = {
  /** `ended`: an attempt to connect ended without a connection, and the dapp has reported no error for it yet. */
  event: 'connecting' | 'connect' | 'change' | 'disconnect' | 'error' | 'ended'
  accounts?: readonly string[]
  chainId?: number
  changed?: readonly ('account' | 'chain')[]
  supported?: boolean
  /** `class`: an error class of the transition table, for example `UserRejected`. */
  error?: { class: string; reason?: string; kind?: string; code?: number | string }
}

/**
 * Functions that operate a dapp: the default export of the file for `touchstone app --dapp`. Each function must return
 * or await the promises that it starts.
 *
 * Cells that need a missing function are not applicable. If the dapp has no button for a function in its current state,
 * the function throws an error with `noControl: true`, and the cell is not applicable either. With any other error, and
 * if a function does not settle within 10 s, the cell fails, and its message names the function and the line. If
 * `connect` fails in a fresh page, or the module has an unknown property, the run ends at once.
 *
 * The clock of the page is stopped. The suite advances it shortly after the page loads and after each press, and where
 * a cell lets time pass. To wait for something that the dapp shows later, use a locator: `page.waitForFunction` polls
 * with the page's own timers and may never return. `events` is called before the first press: if the dapp loads more
 * code on start, wait there until the network is idle.
 *
 * @example
 * export default {
 *   url: 'http://127.0.0.1:4180/',
 *   chains: [8453, 1],
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
 *     return page.evaluate(() => Reflect.get(window, 'connectionEvents'))
 *   },
 * }
 */
export type DappModule = {
  /** URL of the dapp. The option `--url` overrides it. */
  url: string
  /**
   * Ids of the chains that the dapp supports: two or more, the default chain first. The wallet starts on the first one,
   * and the suite switches between the first two. Default: `[56, 1]`.
   */
  chains?: readonly number[]
  /**
   * Connects to a wallet. `walletName` is the name that the wallet announces (EIP-6963).
   */
  connect(page: Page, walletName: string): unknown
  /**
   * Switches the chain to one of `chains`. `chainName` is viem's name of the chain, for example `Ethereum`, and `chainId`
   * its id.
   */
  switchTo?(page: Page, chainName: string, chainId: number): unknown
  /** Adds a chain to the wallet, after a switch to it failed because the wallet does not know it. */
  addChain?(page: Page, chainName: string, chainId: number): unknown
  /** Cancels what the dapp waits for: a connect, a switch or an add. */
  cancel?(page: Page): unknown
  disconnect?(page: Page): unknown
  /**
   * Returns all events since the page loaded, oldest first. Default: reads `touchstone:connection` events that the page
   * dispatches on `window`, as the app does.
   */
  events?(page: Page): readonly DappEvent[] | Promise<readonly DappEvent[]>
  /**
   * Returns the dapp's status: `disconnected`, `connecting`, `connected`, `switching`, `adding` or `reconnecting`.
   * Default: the suite derives the status from the events and the last connect, switch or add.
   */
  status?(page: Page): string | Promise<string>
  /** Prepares a new page before it loads the dapp, for example with `page.addInitScript`. */
  setup?(page: Page): unknown
}
