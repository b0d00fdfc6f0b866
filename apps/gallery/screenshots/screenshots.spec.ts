// `pnpm screenshots`: updates `docs/screenshots` from the states of the gallery and from the Check page.
import { expect, test, type Page } from '@playwright/test'
import { openState } from '../journeys/openState.ts'

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

/** Runs in a page. Announces two wallets that never answer. */
function announceWallets(): void {
  const provider = () => ({ request: () => new Promise(() => undefined) })
  const mark = (colour: string, path: string) =>
    `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" rx="6" fill="${colour}"/><path d="${path}" fill="none" stroke="#fff" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/></svg>`)}`
  const fox = mark('#e2761b', 'M5 6l5 4h4l5-4-2 9-3 3h-4l-3-3L5 6Z')
  const rabbit = mark('#7084ff', 'M6 15c0-4 3-6 7-6s5 3 5 6H6Zm3-6V5m4 4V6')
  const wallets = [
    { name: 'MetaMask', rdns: 'io.metamask', icon: fox },
    { name: 'Rabby Wallet', rdns: 'io.rabby', icon: rabbit },
  ].map((info) => ({ info, provider: provider() }))
  window.addEventListener('eip6963:requestProvider', () => {
    for (const detail of wallets)
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  })
}
