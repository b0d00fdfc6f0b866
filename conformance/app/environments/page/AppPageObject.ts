import type { Page } from '@playwright/test'
import { viemChain } from '../../viemChain.ts'
import { pressButtonsInPage, type ButtonPress } from './pressButtonsInPage.ts'

type Press = (page: Page, wanted: readonly ButtonPress[]) => Promise<void>

const open: ButtonPress = {
  name: /^(Connect wallet|Connecting…|Account 0x|Restoring 0x)/,
  only: 'shut',
}
const close: ButtonPress = { name: 'Close', inDialog: true, only: 'open' }
const list: ButtonPress = {
  name: /^(All wallets|Change wallet|Choose another wallet)$/,
  inDialog: true,
  only: 'there',
}

/** Functions that press the buttons of the app. */
export type AppPageObject = {
  connect(wallet: string): Promise<void>
  switchTo(chainId: number): Promise<void>
  /** The app offers to add only the chain of the last failed switch. */
  add(chainId: number): Promise<void>
  cancel(): Promise<void>
  disconnect(): Promise<void>
}

/** Creates functions that press the app's buttons as a user would, by default by keyboard. */
export const createAppPageObject = (page: Page, press: Press = byKeyboard): AppPageObject => ({
  connect: (wallet) => press(page, [open, list, { name: wallet, inDialog: true }]),
  switchTo: (chainId) => {
    const { name } = viemChain(chainId)
    const network = new RegExp(`^(Switch to ${name}|${name} Current)$`)
    return press(page, [close, open, { name: network, inDialog: true }])
  },
  add: () => press(page, [{ name: 'Add network' }]),
  cancel: () => press(page, [{ name: 'Cancel' }]),
  disconnect: () => press(page, [close, { name: 'Disconnect' }]),
})

/** Four times as fast as a click of Playwright, which waits until the button stops moving. */
async function byKeyboard(page: Page, wanted: readonly ButtonPress[]): Promise<void> {
  const dialog = page.getByRole('dialog')
  for (const { name, inDialog, only } of wanted) {
    const exact = typeof name === 'string'
    const button = (inDialog ? dialog : page).getByRole('button', { name, exact }).first()
    const asked = only === 'there' ? button : dialog
    if (only && (await asked.count()) > 0 === (only === 'shut')) continue
    await button.press('Enter', { timeout: 5_000 })
  }
}

/** Presses all buttons with one script, in one round trip. The path of a variant uses it. */
export const byScript: Press = (page, wanted) =>
  page.evaluate(
    pressButtonsInPage,
    wanted.map(({ name, ...rest }) => ({
      ...rest,
      ...(typeof name === 'string' ? { text: name } : { source: name.source }),
    })),
  )
