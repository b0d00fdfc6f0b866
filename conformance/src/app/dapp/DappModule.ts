import type { Page } from '@playwright/test'

/** One entry of what a dapp tells of its connection; what it leaves out is not judged. */
export type DappEvent = {
  /** `ended`: an attempt that ended without a connection and, so far, without a word. */
  event: 'connecting' | 'connect' | 'change' | 'disconnect' | 'error' | 'ended'
  accounts?: readonly string[]
  chainId?: number
  changed?: readonly ('account' | 'chain')[]
  supported?: boolean
  /** `class`: a class of the transition table, for example `UserRejected`. */
  error?: { class: string; reason?: string; kind?: string; code?: number | string }
}

/**
 * How to press a dapp's buttons: the default export of the file that `touchstone app --dapp` is given. What a
 * function begins it returns or awaits.
 *
 * Cells that need a function which the module leaves out are not applicable. So is a cell in which one throws
 * an error with `noControl: true`: the dapp is as it should be, and has no such button where it is. Anything
 * else that one throws is a fault of the module, and is reported as `harness-error`; a `connect` that cannot
 * be pressed in a fresh page ends the run at once.
 *
 * The page's time stands still, but for some 20 ms at its start and after each press. What the dapp shows a
 * moment later is waited for by a locator; `page.waitForFunction` waits by the page's own timers, and in vain. A
 * dapp that fetches more of itself once it is loaded is there when the net is quiet: `events` is called before
 * anything is pressed, and may wait for that.
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
  /** Where it is served; `--url` overrules it. */
  url: string
  /** `walletName` as the wallet announces itself (EIP-6963). */
  connect(page: Page, walletName: string): unknown
  /** `chainName` as viem has it: `BNB Smart Chain`, `Ethereum`. */
  switchTo?(page: Page, chainName: string): unknown
  disconnect?(page: Page): unknown
  /**
   * All that the dapp has told since the page was loaded, oldest first. Absent: the page dispatches
   * `touchstone:connection` on `window`, as the app does.
   */
  events?(page: Page): readonly DappEvent[] | Promise<readonly DappEvent[]>
}
