import type { Locator, Page } from '@playwright/test'
import { parseLogLine } from './wagmiConnectionLog.ts'

/** Creates the error that tells the suite that the dapp has no such control in this state. */
const noControl = (name: string) =>
  Object.assign(new Error(`no button "${name}"`), { noControl: true })

/** Presses a button. Throws `noControl` if it is missing or disabled, as the current chain's button is. */
const press = async (button: Locator, name: string) => {
  await button.waitFor({ timeout: 2_000 }).catch(() => {
    throw noControl(name)
  })
  // A disabled button cannot get the focus, so Enter would press another one.
  if (await button.isDisabled()) throw noControl(name)
  await button.press('Enter', { timeout: 2_000 })
}

/**
 * Presses a button of a RainbowKit dialog. If the dialog is not open, first closes another one that covers the page, and
 * presses the button of the page that opens the dialog.
 */
const pressInDialog = async (page: Page, opener: Locator, button: Locator, name: string) => {
  if ((await button.count()) === 0) {
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' })
    if ((await close.count()) > 0) await press(close, 'Close')
    await press(opener, name)
  }
  await press(button, name)
}

/** Dapp module of this folder's dapp, for `touchstone app --dapp`. Finds RainbowKit's buttons by their test ids. */
export default {
  url: 'http://127.0.0.1:4181/',
  chains: [8453, 1],
  connect: (page: Page, wallet: string) =>
    pressInDialog(
      page,
      page.getByTestId('rk-connect-button'),
      page
        .getByTestId(/^rk-wallet-option-/)
        .filter({ hasText: wallet })
        .first(),
      wallet,
    ),
  switchTo: (page: Page, name: string, chainId: number) =>
    pressInDialog(
      page,
      page.getByTestId(/^rk-(chain|wrong-network)-button$/),
      page.getByTestId(`rk-chain-option-${chainId}`),
      name,
    ),
  disconnect: (page: Page) =>
    pressInDialog(
      page,
      page.getByTestId('rk-account-button'),
      page.getByTestId('rk-disconnect-button'),
      'Disconnect',
    ),
  events: async (page: Page) => {
    // RainbowKit loads more scripts after the page has loaded.
    await page.waitForLoadState('networkidle')
    const lines = await page.locator('[role=log] li').allTextContents()
    return lines.map(parseLogLine)
  },
}
