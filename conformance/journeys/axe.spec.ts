import { expect, test } from './dappFixture.ts'
import { findAxeViolations } from './findAxeViolations.ts'

test('axe reports a violation that the test adds', async ({ dapp }) => {
  await dapp.page.evaluate(() => {
    const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
    document.body.append(Object.assign(document.createElement('img'), { src }))
  })
  expect(await findAxeViolations(dapp)).toContainEqual(expect.stringContaining('image-alt'))
})

test('axe: the initial page, and the list of wallets @long', async ({ dapp }) => {
  expect(await findAxeViolations(dapp)).toEqual([])
  await dapp.button('Connect wallet').click()
  await expect(dapp.dialog).toBeVisible()
  expect(await findAxeViolations(dapp)).toEqual([])
})

test('axe: waiting, declined @long', async ({ dapp, wallet }) => {
  const asked = wallet.waitForPrompt('eth_requestAccounts')
  await dapp.pick('MetaMask')
  const prompt = await asked
  expect(await findAxeViolations(dapp)).toEqual([])
  await prompt.reject()
  await expect(dapp.status).toContainText('You declined')
  expect(await findAxeViolations(dapp)).toEqual([])
})

test('axe: the installation options of a wallet @long', async ({ dapp }) => {
  await dapp.pick('Rabby')
  await expect(dapp.dialog.getByRole('listitem')).toHaveCount(3)
  expect(await findAxeViolations(dapp)).toEqual([])
  await dapp.dialog.getByRole('button', { name: 'Choose another wallet' }).click()
  await dapp.dialog.getByRole('button', { name: /^Binance/ }).click()
  await expect(dapp.dialog.getByRole('img', { name: /QR/ })).toBeVisible()
  expect(await findAxeViolations(dapp)).toEqual([])
})

test('axe: connected, the account, a failed switch, a network that the app lacks', async ({
  dapp,
  wallet,
}) => {
  await dapp.pick('MetaMask')
  await expect(dapp.account).toBeVisible()
  expect(await findAxeViolations(dapp)).toEqual([])
  wallet.when('wallet_switchEthereumChain').once().fail('unknownChain')
  await dapp.switchTo('Ethereum')
  await expect(dapp.alert).toContainText('Add the network')
  expect(await findAxeViolations(dapp)).toEqual([])
  await dapp.page.keyboard.press('Escape')
  await wallet.switchChain(97)
  await expect(dapp.button('Switch to BNB Smart Chain')).toBeVisible()
  expect(await findAxeViolations(dapp)).toEqual([])
})
