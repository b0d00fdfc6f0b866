import type { Page } from 'playwright-core'
import type { Selectors } from '../selectors/v13.ts'
import { id, type Eye } from './eye.ts'

/** Ticks just these accounts of the mnemonic in "Edit accounts", of a prompt or of a site's page. */
export async function setAccounts(
  page: Page,
  eye: Eye,
  wanted: readonly number[],
  { accounts }: Selectors,
): Promise<void> {
  await eye.press(id(accounts.edit))
  // Its button may be disabled at first: what is wanted may be what is.
  await eye.wait(accounts.cell(0))
  // First those that come: with none ticked, the button would disconnect.
  for (const ticked of [true, false]) {
    for (const index of [0, 1, 2]) {
      if (wanted.includes(index) !== ticked) continue
      const cell = page.locator(accounts.cell(index)).first()
      if ((await cell.locator('input[type=checkbox]').isChecked()) !== ticked)
        await eye.press(accounts.cell(index))
    }
  }
  await eye.press(id(accounts.update))
  await eye.gone(id(accounts.update))
}
