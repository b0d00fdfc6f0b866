import { devices } from '@playwright/test'
import { expect, test } from './walletConnectDapp.ts'
import { violations } from './axeViolations.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('axe: the QR code, Binance, the installation options, the help @long', async ({ far }) => {
      // Runs axe four times, which takes seconds each on a busy machine.
      test.slow()
      await far.pick('WalletConnect')
      await expect(far.code).toBeVisible()
      expect(await violations(far)).toEqual([])
      await far.dialog.getByRole('button', { name: 'All wallets' }).click()
      await far.dialog.getByRole('button', { name: 'Binance Wallet', exact: true }).click()
      await expect(far.code).toBeVisible()
      await expect(far.dialog.getByRole('listitem')).toHaveCount(3)
      expect(await violations(far)).toEqual([])
      await far.dialog.getByRole('button', { name: 'Cancel' }).click()
      await far.dialog.getByRole('button', { name: 'All wallets' }).click()
      await far.dialog.getByText('What is a wallet?').click()
      await expect(far.dialog.getByText(/keeps your keys/)).toBeVisible()
      expect(await violations(far)).toEqual([])
      await far.dialog.getByRole('button', { name: 'MetaMask', exact: true }).click()
      await expect(far.dialog.getByRole('listitem')).toHaveCount(3)
      expect(await violations(far)).toEqual([])
    })
  })

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
  test.use(pixel)

  test('axe: rows with app links, an app that did not open @long', async ({ far }) => {
    test.slow()
    far.allow(/scheme does not have a registered handler/)
    await far.button('Connect wallet').click()
    const row = far.dialog.getByRole('link', { name: 'MetaMask', exact: true })
    await expect(row).toBeVisible()
    expect(await violations(far)).toEqual([])
    await row.click()
    await expect(far.dialog.getByText(/did not open/)).toBeVisible()
    expect(await violations(far)).toEqual([])
  })
})
