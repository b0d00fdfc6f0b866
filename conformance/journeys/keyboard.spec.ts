import { expect, test } from './dappFixture.ts'

test('connects, declines a switch, goes back and disconnects with the keyboard only', async ({
  dapp,
  wallet,
}) => {
  const { page } = dapp
  const go = async (name: string | RegExp) => {
    for (let presses = 0; presses < 40; presses++) {
      const focused = page.locator(':focus')
      const here = (await focused.count()) > 0 ? await nameOf(focused) : ''
      if (typeof name === 'string' ? here === name : name.test(here))
        return page.keyboard.press('Enter')
      await page.keyboard.press(presses % 2 === 0 ? 'Tab' : 'ArrowDown')
    }
    throw new Error(`The focus never came to ${name}.`)
  }
  await go('Connect wallet')
  await expect(dapp.dialog).toBeVisible()
  await go('MetaMask')
  await expect(dapp.dialog).toBeHidden()
  await expect(page.locator(':focus')).toHaveAttribute('data-status', 'connected')

  await page.keyboard.press('Enter')
  wallet.when('wallet_switchEthereumChain').once().reject()
  await go('Switch to Ethereum')
  await expect(dapp.status).toContainText('You declined the switch.')
  await page.keyboard.press('Escape')
  await expect(dapp.dialog).toBeHidden()
  await expect(page.locator(':focus')).toHaveAttribute('data-status', 'connected')

  await go('Disconnect')
  await expect(dapp.status).toHaveText('You disconnected.')
})

test('arrow keys, Home, End and typed letters move through the list of wallets', async ({
  dapp,
}) => {
  const { page } = dapp
  const at = (name: string) => expect(page.locator(':focus')).toHaveText(name)
  await dapp.button('Connect wallet').press('Enter')
  await at('MetaMask')
  await page.keyboard.press('ArrowDown')
  await at('Rabby')
  await page.keyboard.press('End')
  await at('Binance Wallet')
  await page.keyboard.press('ArrowDown')
  await at('MetaMask')
  await page.keyboard.press('ArrowUp')
  await at('Binance Wallet')
  await page.keyboard.press('Home')
  await at('MetaMask')
  await page.keyboard.type('to')
  await at('TokenPocket')
  await page.keyboard.press('Shift+Tab')
  await at('Gate')
})

const nameOf = (focused: import('@playwright/test').Locator): Promise<string> =>
  focused.evaluate(
    (element) => element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
  )
