import type { Locator, Page } from '@playwright/test'
import { expect, test as base } from '@touchstone/harness/playwright'
import { routeChains } from '../app/environments/page/routeChains.ts'
import { watchHosts } from './watchHosts.ts'
import { siteUrl } from './siteUrl.ts'

/** Page object of the app. */
export type Dapp = {
  page: Page
  dialog: Locator
  status: Locator
  alert: Locator
  account: Locator
  button(name: string | RegExp): Locator
  /** Opens the dialog and picks the wallet. */
  pick(wallet: string): Promise<void>
  /** Opens the account and picks the network. */
  switchTo(network: string): Promise<void>
  /** Allows console messages and errors that match. Others fail the test. */
  allow(complaint: RegExp): void
  /** The entries of the Activity log, oldest first. */
  log(): Promise<LogEntry[]>
}

export type LogEntry = {
  /** Counts from 1 within a page. */
  seq: number
  event: string
  accounts?: string[]
  chainId?: number
  changed?: string[]
  supported?: boolean
  error?: { kind: string; class: string; code?: number; reason?: string; message: string }
}

/** Playwright's `test` with the built app open, a fake wallet in the page, and local chains. */
export const test = base.extend<{ dapp: Dapp }>({
  dapp: async ({ page, chain, wallet }, use) => {
    // The fixture adds the wallet to the page before the app loads.
    void wallet
    const nodes = async (chainId: number) =>
      (chainId === chain.chainId ? chain : await chain.of(chainId)).url
    await routeChains(page.context(), siteUrl(), nodes)
    const hosts = await watchHosts(page, siteUrl())
    const complaints = await collectComplaints(page)
    await page.goto(siteUrl())
    const allowed: RegExp[] = []
    await use(createDapp(page, (complaint) => void allowed.push(complaint)))
    expect(complaints.filter((one) => !allowed.some((pattern) => pattern.test(one)))).toEqual([])
    expect(hosts.foreign()).toEqual([])
  },
})

export { expect }

/** Collects the errors and the violations of the policy in a page and its other tabs. */
export const collectComplaints = async (page: Page): Promise<string[]> => {
  const complaints: string[] = []
  const context = page.context()
  context.on('weberror', (error) => void complaints.push(String(error.error())))
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`Policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  return complaints
}

/** Holds a key down on a button: one press and two repeats. */
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
