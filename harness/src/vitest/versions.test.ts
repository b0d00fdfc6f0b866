import { test } from './index.ts'

test.override({ persona: 'metamask@13.13' })

test('reports the version of the persona', async ({ wallet, expect }) => {
  const version = await wallet.provider.request({ method: 'web3_clientVersion' })
  expect(version).toBe('MetaMask/v13.13.1')
})
