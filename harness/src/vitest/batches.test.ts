import { test } from './index.ts'

const capabilities = [{ chainId: 56, atomic: 'ready' }] as const
test.override({ persona: 'standard', walletOptions: { capabilities } })

test('a batch upgrades the account after its owner agrees', async ({ wallet, expect }) => {
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
  const [from] = (await ask('eth_requestAccounts')) as string[]
  const calls = [{ to: from, value: '0x1' }, { to: from }]
  const batch = { version: '2.0.0', chainId: '0x38', from, calls, atomicRequired: true }
  const capabilitiesNow = () => ask('wallet_getCapabilities', from, ['0x38'])
  wallet.when('wallet_sendCalls').once().fail('upgradeRejected')

  await expect(ask('wallet_sendCalls', batch)).rejects.toMatchObject({ code: 5750 })
  expect(await capabilitiesNow()).toEqual({ '0x38': { atomic: { status: 'ready' } } })

  const { id } = (await ask('wallet_sendCalls', batch)) as { id: string }
  const status = () => ask('wallet_getCallsStatus', id)
  // The status takes time, because the local chain starts at the first request that needs it.
  await expect.poll(status, { timeout: 10_000 }).toMatchObject({ status: 200, atomic: true })
  expect(await capabilitiesNow()).toEqual({ '0x38': { atomic: { status: 'supported' } } })
})
