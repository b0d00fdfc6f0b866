import { test } from './index.ts'

test.override({ persona: 'rabby', walletOptions: { chainId: 1 } })

test('a second wallet is independent of the first', async ({ wallet, wallets, chain, expect }) => {
  const [rabby, metamask] = [wallet, wallets.add('metamask')]
  const [account] = (await rabby.provider.request({ method: 'eth_requestAccounts' })) as string[]
  await chain.rpc('anvil_setBalance', [account, '0x7'])

  expect([rabby.chainId, metamask.chainId]).toEqual([1, 56])
  expect(metamask.accounts).toEqual([])
  const params = [account, 'latest']
  expect(await metamask.provider.request({ method: 'eth_getBalance', params })).toBe('0x7')
})
