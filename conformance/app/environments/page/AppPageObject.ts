import type { Page } from '@playwright/test'
import { type ButtonPress, buttonPresses } from './buttonPresses.ts'
import { pressButtons } from './pressButtons.ts'

/** Presses buttons in order. */
type Press = (page: Page, wanted: readonly ButtonPress[]) => Promise<void>

/** Buttons of the app. */
export type AppPageObject = ReturnType<typeof createAppPageObject>

/** @param press default: by keyboard */
export const createAppPageObject = (page: Page, press: Press = byKeyboard) => ({
  connect: (wallet: string) => press(page, buttonPresses.connect(wallet)),
  switchTo: (network: string) => press(page, buttonPresses.switchTo(network)),
  add: () => press(page, buttonPresses.add()),
  cancel: () => press(page, buttonPresses.cancel()),
  disconnect: () => press(page, buttonPresses.disconnect()),
})

/** As realistic as pointer clicks, and four times as fast, because it does not wait until a button stops moving. */
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
 * Presses with a script in the page, in one round trip. For paths, since other variants press the same by keyboard.
 *
 * @throws if there is no such button
 */
export const byScript: Press = (page, wanted) =>
  page.evaluate(
    pressButtons,
    wanted.map(({ name, ...rest }) => ({
      ...rest,
      ...(typeof name === 'string' ? { text: name } : { source: name.source }),
    })),
  )
