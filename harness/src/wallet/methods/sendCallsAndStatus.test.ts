import { expect, test } from 'vitest'
import { createWallet } from '../../index.ts'

test('the second of two open bundles with the same id is rejected with 5720 (EIP-5792)', async () => {
  const wallet = createWallet({
    approval: 'prompt',
    rpc: async () => ({ result: `0x${'1'.repeat(64)}` }),
  })
  wallet.when('eth_requestAccounts').once().approve()
  const ask = (method: string, params: unknown[]) => wallet.provider.request({ method, params })
  const [from] = (await ask('eth_requestAccounts', [])) as string[]
  const bundle = { version: '2.0.0', id: '0x01', chainId: '0x38', from, calls: [{ to: from }] }
  const first = ask('wallet_sendCalls', [bundle])
  const second = ask('wallet_sendCalls', [bundle])
  await expect.poll(() => wallet.prompts()).toHaveLength(2)

  wallet.approve()
  wallet.approve()

  await expect(first).resolves.toMatchObject({ id: '0x01' })
  await expect(second).rejects.toMatchObject({ code: 5720 })
})
