import type { Page } from '@playwright/test'
import { viemChain } from '../../viemChain.ts'
import { type ButtonPress, appButtonPresses } from './appButtonPresses.ts'
import { pressButtonsInPage } from './pressButtonsInPage.ts'

/** Presses buttons in order. */
type Press = (page: Page, wanted: readonly ButtonPress[]) => Promise<void>

/** Functions that press the buttons of the app. */
export type AppPageObject = {
  connect(wallet: string): Promise<void>
  switchTo(chainId: number): Promise<void>
  /** The app offers to add only the chain of the last failed switch. */
  add(chainId: number): Promise<void>
  cancel(): Promise<void>
  disconnect(): Promise<void>
}

/**
 * Creates functions that press the app's buttons as a user would.
 *
 * @param press how to press a button. Default: by keyboard
 */
export const createAppPageObject = (page: Page, press: Press = byKeyboard): AppPageObject => ({
  connect: (wallet) => press(page, appButtonPresses.connect(wallet)),
  switchTo: (chainId) => press(page, appButtonPresses.switchTo(viemChain(chainId).name)),
  add: () => press(page, appButtonPresses.add()),
  cancel: () => press(page, appButtonPresses.cancel()),
  disconnect: () => press(page, appButtonPresses.disconnect()),
})

/**
 * Presses each button with the Enter key. This is four times as fast as a click of Playwright, which waits until the
 * button stops moving.
 */
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

/**
 * Presses all buttons with one script in the page, which needs only one round trip. The path of a variant uses it; the
 * stimulus presses buttons by keyboard.
 *
 * @throws Error if the page does not contain a button
 */
export const byScript: Press = (page, wanted) =>
  page.evaluate(
    pressButtonsInPage,
    wanted.map(({ name, ...rest }) => ({
      ...rest,
      ...(typeof name === 'string' ? { text: name } : { source: name.source }),
    })),
  )
