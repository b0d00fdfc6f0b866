import { expect, test } from 'vitest'
import { requestAccounts } from './requestAccounts.ts'

const walletWith = (accounts: unknown) => ({
  id: 'bee',
  name: 'Bee',
  announcedItself: true,
  provider: { request: async () => accounts },
})

test('reads the first 500 accounts of an endless list', async () => {
  const accounts = new Proxy([], { get: (_, key) => (key === 'length' ? 2 ** 32 : String(key)) })
  expect(await requestAccounts(walletWith(accounts))).toHaveLength(500)
})

test('ignores accounts that are not strings', async () => {
  expect(await requestAccounts(walletWith([1, '0xa', null]))).toEqual(['0xa'])
})

test.each([[[]], [null], ['0xa']])('throws when the wallet answers %j', async (answer) => {
  await expect(requestAccounts(walletWith(answer))).rejects.toThrow(
    'Bee gave no accounts. Unlock it',
  )
})
