// `pnpm screenshots`: updates `docs/screenshots` from the states of the gallery and from the Check page.
import { expect, test, type Page } from '@playwright/test'
import { openState } from '../journeys/openState.ts'
import { announceWallets } from './announceWallets.ts'

const wide = { width: 960, height: 720 }
const narrow = { width: 390, height: 760 }

for (const { file, state, theme, language, viewport } of [
  { file: 'wallets.png', state: 'wallets', theme: 'light', language: 'en', viewport: wide },
  { file: 'account.png', state: 'connected', theme: 'dark', language: 'en', viewport: wide },
  {
    file: 'declined.png',
    state: 'switch-declined',
    theme: 'light',
    language: 'en',
    viewport: narrow,
  },
  { file: 'right-to-left.png', state: 'wallets', theme: 'dark', language: 'ar', viewport: narrow },
])
  test(`updates ${file}`, async ({ page }) => {
    await page.setViewportSize(viewport)
    await openState(page, state, { theme, language })
    await take(page, file)
  })

test('updates check.png', async ({ page }) => {
  await page.setViewportSize(narrow)
  await page.addInitScript(announceWallets)
  await page.goto(process.env['TOUCHSTONE_CHECK']!)
  await page.getByRole('radio', { name: 'MetaMask' }).waitFor()
  await take(page, 'check.png')
})

async function take(page: Page, file: string): Promise<void> {
  await page.waitForLoadState('networkidle')
  // Wait for the account, which has a placeholder while its chunk loads, and for the balances.
  await expect(page.locator(".coming, [aria-busy='true']")).toHaveCount(0, { timeout: 20_000 })
  const path = `${import.meta.dirname}/../../../docs/screenshots/${file}`
  await page.screenshot({ path, animations: 'disabled', caret: 'hide' })
}
