import type { Page } from 'playwright-core'
import type { Selectors } from '../selectors/v13.ts'
import { id, type Press } from './press.ts'

/** Ticks just these accounts of the mnemonic in "Edit accounts", of a prompt or of a site's page. */
export async function setAccounts(
  page: Page,
  press: Press,
  wanted: readonly number[],
  { accounts }: Selectors,
): Promise<void> {
  await press(id(accounts.edit))
  await page.getByTestId(accounts.update).waitFor()
  // First those that come: with none ticked, the button would disconnect.
  for (const ticked of [true, false]) {
    for (const index of [0, 1, 2]) {
      if (wanted.includes(index) !== ticked) continue
      const cell = page.locator(accounts.cell(index)).first()
      if ((await cell.locator('input[type=checkbox]').isChecked()) !== ticked)
        await press(accounts.cell(index))
    }
  }
  await press(id(accounts.update))
  await page.getByTestId(accounts.update).waitFor({ state: 'detached' })
}
