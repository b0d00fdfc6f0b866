import type { Locator, Page } from '@playwright/test'
import { expect, test as base, type PageChain } from '@touchstone/harness/playwright'
import type { ObservedEntry } from '../app/cells/Observation.ts'
import { routeNodeRequests } from '../app/environments/page/routeNodeRequests.ts'
import { watchContactedHosts, type ContactedHosts } from './watchContactedHosts.ts'
import { siteUrl } from './siteUrl.ts'

export type Dapp = {
  page: Page
  dialog: Locator
  status: Locator
  alert: Locator
  account: Locator
  button(name: string | RegExp): Locator
  /** Opens the dialog and picks a wallet by its name. */
  pick(wallet: string): Promise<void>
  switchTo(network: string): Promise<void>
  /** Allows errors and console errors that match a pattern. Any others fail the test. */
  allow(pattern: RegExp): void
  /** The entries of the Activity log, oldest first. */
  log(): Promise<ObservedEntry[]>
}

/** Playwright's `test` with the built app open, a fake wallet in the page, and local chains. */
export const test = base.extend<{ dapp: Dapp }>({
  dapp: async ({ page, chain, wallet }, use) => {
    // The fixture `wallet` adds the wallet to the page before the app loads.
    void wallet
    await withDapp({ page, chain, site: siteUrl() }, use)
  },
})

/** Opens the app and calls `use`. Then fails if the page had errors or contacted other hosts than the allowed ones. */
export const withDapp = async (
  { page, chain, site, walletConnect = false, allowed = [], beforeLoad }: withDapp.Options,
  use: (dapp: Dapp, hosts: ContactedHosts) => Promise<void>,
): Promise<void> => {
  await routeNodeRequests(page.context(), site, async (chainId) => (await chain.of(chainId)).url)
  await beforeLoad?.()
  const hosts = await watchContactedHosts(page, site, { walletConnect })
  const pageErrors = await collectPageErrors(page)
  await page.goto(site)
  const patterns = [...allowed]
  await use(
    createDapp(page, (pattern) => void patterns.push(pattern)),
    hosts,
  )
  expect(pageErrors.filter((one) => !patterns.some((pattern) => pattern.test(one)))).toEqual([])
  expect(hosts.foreign()).toEqual([])
}

export declare namespace withDapp {
  type Options = {
    page: Page
    chain: PageChain
    site: string
    /** Whether WalletConnect's hosts are allowed. Default: false. */
    walletConnect?: boolean
    /** Patterns of errors that are allowed from the start. */
    allowed?: readonly RegExp[]
    /** Prepares the page before it loads the app. */
    beforeLoad?(): Promise<unknown>
  }
}

export { expect }

/** Collects errors, console errors and violations of the Content Security Policy in all pages of the context. */
export const collectPageErrors = async (page: Page): Promise<string[]> => {
  const pageErrors: string[] = []
  const context = page.context()
  context.on('weberror', (error) => void pageErrors.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text())
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  return pageErrors
}

/** Holds a key down on a button: one key press and two repeats. */
export const holdKey = async (button: Locator, key: string): Promise<void> => {
  await button.focus()
  const { keyboard } = button.page()
  for (let press = 0; press < 3; press += 1) await keyboard.down(key)
  await keyboard.up(key)
}

export const createDapp = (page: Page, allow: Dapp['allow']): Dapp => {
  const button = (name: string | RegExp) =>
    page.getByRole('button', { name, exact: typeof name === 'string' })
  const dialog = page.getByRole('dialog')
  const open = async () => {
    if ((await dialog.count()) === 0) await button(/^(Connect wallet|Account 0x)/).click()
  }
  return {
    page,
    dialog,
    button,
    allow,
    status: page.getByRole('status'),
    alert: page.getByRole('alert'),
    account: page.getByRole('region', { name: 'Account' }),
    pick: async (wallet) => {
      await open()
      await dialog.getByRole('button', { name: wallet, exact: true }).click()
    },
    switchTo: async (network) => {
      await open()
      await dialog.getByRole('button', { name: `Switch to ${network}`, exact: true }).click()
    },
    log: () =>
      page
        .getByRole('log', { includeHidden: true })
        .locator('[data-event]')
        .evaluateAll((entries) =>
          entries.map((entry) => JSON.parse(entry.getAttribute('data-detail') ?? '{}')),
        ),
  }
}
