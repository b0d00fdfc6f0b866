import { devices } from '@playwright/test'
import { expect, test } from './walletConnectDappFixture.ts'
import { findAxeViolations } from './findAxeViolations.ts'

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme })

    test('axe: the QR code, Binance, the installation options, the help @long', async ({
      walletConnectDapp,
    }) => {
      // Allow more time: the test runs axe four times, and each run takes seconds on a busy
      // machine.
      test.slow()
      await walletConnectDapp.pick('WalletConnect')
      await expect(walletConnectDapp.code).toBeVisible()
      expect(await findAxeViolations(walletConnectDapp)).toEqual([])
      await walletConnectDapp.dialog.getByRole('button', { name: 'All wallets' }).click()
      await walletConnectDapp.dialog
        .getByRole('button', { name: 'Binance Wallet', exact: true })
        .click()
      await expect(walletConnectDapp.code).toBeVisible()
      await expect(walletConnectDapp.dialog.getByRole('listitem')).toHaveCount(3)
      expect(await findAxeViolations(walletConnectDapp)).toEqual([])
      await walletConnectDapp.dialog.getByRole('button', { name: 'Cancel' }).click()
      await walletConnectDapp.dialog.getByRole('button', { name: 'All wallets' }).click()
      await walletConnectDapp.dialog.getByText('What is a wallet?').click()
      await expect(walletConnectDapp.dialog.getByText(/keeps your keys/)).toBeVisible()
      expect(await findAxeViolations(walletConnectDapp)).toEqual([])
      await walletConnectDapp.dialog.getByRole('button', { name: 'MetaMask', exact: true }).click()
      await expect(walletConnectDapp.dialog.getByRole('listitem')).toHaveCount(3)
      expect(await findAxeViolations(walletConnectDapp)).toEqual([])
    })
  })

test.describe('on a phone', () => {
  const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
  test.use(pixel)

  test('axe: rows with app links, an app that did not open @long', async ({
    walletConnectDapp,
  }) => {
    test.slow()
    walletConnectDapp.allow(/scheme does not have a registered handler/)
    await walletConnectDapp.button('Connect wallet').click()
    const row = walletConnectDapp.dialog.getByRole('link', { name: 'MetaMask', exact: true })
    await expect(row).toBeVisible()
    expect(await findAxeViolations(walletConnectDapp)).toEqual([])
    await row.click()
    await expect(walletConnectDapp.dialog.getByText(/did not open/)).toBeVisible()
    expect(await findAxeViolations(walletConnectDapp)).toEqual([])
  })
})
