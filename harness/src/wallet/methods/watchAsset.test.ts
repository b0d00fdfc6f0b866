import { expect, test } from 'vitest'
import { createWallet } from '../../createWallet.ts'

test('refuses an address with a wrong checksum (EIP-55)', async () => {
  const options = { address: '0xF39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }
  const asked = createWallet().provider.request({
    method: 'wallet_watchAsset',
    params: { type: 'ERC20', options },
  })
  await expect(asked).rejects.toThrow('"address" has a wrong checksum (EIP-55)')
})
