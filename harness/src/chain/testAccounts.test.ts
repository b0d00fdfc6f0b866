import { mnemonicToAccount } from 'viem/accounts'
import { toHex } from 'viem/utils'
import { expect, test } from 'vitest'
import { testAccounts, testMnemonic } from './testAccounts.ts'

test('the accounts match those derived from the mnemonic', () => {
  const derived = testAccounts.map((_, addressIndex) => {
    const account = mnemonicToAccount(testMnemonic, { addressIndex })
    return { address: account.address, privateKey: toHex(account.getHdKey().privateKey!) }
  })
  expect(testAccounts).toEqual(derived)
})
