import { test } from './index.ts'

test('a declined connect is 4001, and the next one works', async ({ wallet, expect }) => {
  const connect = () => wallet.provider.request({ method: 'eth_requestAccounts' })
  wallet.when('eth_requestAccounts').once().reject()

  await expect(connect()).rejects.toMatchObject({ code: 4001 })
  expect(await connect()).toEqual(wallet.accounts)
})
