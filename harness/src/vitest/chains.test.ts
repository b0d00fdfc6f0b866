import { test } from './index.ts'

test.override({ chains: { 56: {}, 8453: { name: 'Base' } } })

test('the dapp switches to a second local chain', async ({ wallet, chain, expect }) => {
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
  const [account] = (await ask('eth_requestAccounts')) as string[]
  const second = await chain.of(8453)
  await second.rpc('anvil_setBalance', [account, '0x7'])

  await ask('wallet_switchEthereumChain', { chainId: '0x2105' })
  expect(await ask('eth_getBalance', account, 'latest')).toBe('0x7')
})
