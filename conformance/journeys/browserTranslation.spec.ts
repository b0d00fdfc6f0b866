import type { Page } from '@playwright/test'
import { expect, test } from './dappFixture.ts'

/**
 * Replaces text nodes by elements with the same text, now and after each change, as the translation function of a
 * browser does.
 */
const translate = (page: Page) =>
  page.evaluate(() => {
    const replaceAll = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, option, [translate=no]'))
          continue
        const translation = document.createElement('font')
        translation.textContent = text.data
        text.replaceWith(translation)
      }
    }
    replaceAll()
    const looks = { childList: true, subtree: true, characterData: true }
    new MutationObserver(replaceAll).observe(document.body, looks)
  })

test('updates its texts while the browser translates the page', async ({ dapp, wallet, chain }) => {
  const { page } = dapp
  const [first, second] = chain.accounts
  await translate(page)
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('10,000 USDT')
  await expect(dapp.account).toContainText(first!.address)

  await wallet.selectAccounts([second!.address])
  await wallet.switchChain(1)
  await expect(dapp.account.locator('.identity')).toContainText(second!.address)
  await expect(dapp.account.locator('.identity')).not.toContainText(first!.address)
  await expect(dapp.account.getByRole('link', { name: 'View on etherscan.io' })).toBeVisible()
})

test('signs in and shows the fee of a transfer while the browser translates the page', async ({
  dapp,
  chain,
}) => {
  const { page } = dapp
  await translate(page)
  await dapp.pick('MetaMask')
  await expect(dapp.account).toContainText('10,000 USDT')
  await dapp.button('Sign in').click()
  await dapp.button('Sign in with MetaMask').click()
  await expect(dapp.account).toContainText('You are signed in as')
  await expect(dapp.button('Sign out')).toBeVisible()

  await dapp.button('Send').click()
  await page.locator('[name=to]').fill(chain.accounts[1]!.address)
  await page.locator('[name=amount]').fill('1')
  await dapp.button('Preview').click()
  await expect(dapp.account.locator('.check')).toContainText(/at most.*0\.\d+ BNB/)
  await dapp.button('Send with MetaMask').click()
  await expect(dapp.account.locator('.transactions')).toContainText('Confirmed')
  await expect(page.getByText('Something in this page broke')).toHaveCount(0)
})
