import { expect, test } from 'vitest'
import { parseVersion, readWalletVersion } from './readWalletVersion.ts'

test.each([
  ['MetaMask/v13.13.1', 'MetaMask', '13.13.1'],
  ['Rabby/0.93.1/eth', 'Rabby Wallet', '0.93.1'],
  ['Geth/v1.4.10-bsc/linux-amd64/go1.22', 'MetaMask', undefined],
  ['MetaMask', 'MetaMask', undefined],
  [{ version: 1 }, 'MetaMask', undefined],
  [undefined, 'MetaMask', undefined],
])('reads %j of %s as %j', (said, name, version) => {
  expect(parseVersion(said, name)).toBe(version)
})

test('returns no version when the wallet does not answer in time', async () => {
  const provider = { request: () => new Promise<never>(() => {}) }
  expect(await readWalletVersion({ provider, name: 'Bee' }, 1)).toBeUndefined()
})
