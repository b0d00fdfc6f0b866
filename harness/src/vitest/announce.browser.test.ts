import { test } from './browser.ts'

test('the page finds the wallet and gets its rejection', async ({ wallet, expect }) => {
  wallet.announce(window)
  wallet.when('eth_requestAccounts').once().reject()

  const connect = () => window.ethereum.request({ method: 'eth_requestAccounts' })
  await expect(connect()).rejects.toMatchObject({ code: 4001 })
  expect(await connect()).toEqual(wallet.accounts)
})
