import { mnemonicToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'
import { expect, test } from 'vitest'
import { testAccounts, testMnemonic } from './accounts.ts'

test('the table holds what the phrase derives', () => {
  const derived = testAccounts.map((_, addressIndex) => {
    const account = mnemonicToAccount(testMnemonic, { addressIndex })
    return { address: account.address, privateKey: toHex(account.getHdKey().privateKey!) }
  })
  expect(testAccounts).toEqual(derived)
})
