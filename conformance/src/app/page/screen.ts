import type { Page } from '@playwright/test'
import { type ButtonPress, moves } from './moves.ts'
import { pressAll } from './pressAll.ts'

/** Presses buttons one after the other. */
type Press = (page: Page, wanted: readonly ButtonPress[]) => Promise<void>

/** What a person can press in the app. */
export type Screen = ReturnType<typeof createScreen>

/** @param press by the keyboard unless said otherwise. */
export const createScreen = (page: Page, press: Press = byKeyboard) => ({
  connect: (wallet: string) => press(page, moves.connect(wallet)),
  switchTo: (network: string) => press(page, moves.switchTo(network)),
  add: () => press(page, moves.add()),
  cancel: () => press(page, moves.cancel()),
  disconnect: () => press(page, moves.disconnect()),
})

/** As true as by a pointer, and four times as fast as waiting for a button to stand still. */
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
 * As a script of the page would, in one crossing: for the way to what is tried, which others try by the
 * keyboard.
 *
 * @throws where there is no such button.
 */
export const byScript: Press = (page, wanted) =>
  page.evaluate(
    pressAll,
    wanted.map(({ name, ...rest }) => ({
      ...rest,
      ...(typeof name === 'string' ? { text: name } : { source: name.source }),
    })),
  )
