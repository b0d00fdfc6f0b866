import { expect, test } from 'vitest'
import { createWallet } from '../../index.ts'
import type { Capabilities } from '../types.ts'

const rpc = async () => ({ result: `0x${'1'.repeat(64)}` }) as const

async function connect(...capabilities: Capabilities[]) {
  const wallet = createWallet({ capabilities, rpc })
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params })
  const accounts = wallet.state().accounts
  wallet
    .when('eth_requestAccounts')
    .once()
    .approve({ accounts: accounts.slice(0, 2) })
  await ask('eth_requestAccounts')
  return { wallet, ask, accounts }
}

test('reports "unsupported" for each chain by default', async () => {
  const { ask, accounts } = await connect()
  expect(await ask('wallet_getCapabilities', accounts[0])).toEqual({
    '0x38': { atomic: { status: 'unsupported' } },
    '0x1': { atomic: { status: 'unsupported' } },
  })
})

test('returns the capabilities of the chain and the account, and the last entry wins', async () => {
  const { wallet, ask, accounts } = await connect(
    { atomic: 'ready' },
    { chainId: 1, atomic: 'unsupported' },
  )
  wallet.setCapabilities({ chainId: 56, account: accounts[1]!, atomic: 'supported' })
  const statusOf = async (account: unknown) => ask('wallet_getCapabilities', account)
  expect([await statusOf(accounts[0]), await statusOf(accounts[1])]).toEqual([
    { '0x38': { atomic: { status: 'ready' } }, '0x1': { atomic: { status: 'unsupported' } } },
    { '0x38': { atomic: { status: 'supported' } }, '0x1': { atomic: { status: 'unsupported' } } },
  ])
})

test('reports supported paymasters, and accepts a batch that requires one (ERC-7677)', async () => {
  const { ask, accounts } = await connect({ chainId: 56, paymasterService: true })
  const batch = {
    version: '2.0.0',
    from: accounts[0],
    chainId: '0x38',
    atomicRequired: false,
    calls: [{ to: accounts[0] }],
    capabilities: { paymasterService: { url: 'https://paymaster.example' } },
  }
  expect([
    await ask('wallet_getCapabilities', accounts[0], ['0x38']),
    await ask('wallet_sendCalls', batch),
  ]).toMatchObject([
    { '0x38': { paymasterService: { supported: true } } },
    { id: expect.any(String) },
  ])
})

test('rejects a batch that requires an unsupported paymaster with 5700', async () => {
  const { ask, accounts } = await connect()
  const batch = {
    version: '2.0.0',
    from: accounts[0],
    chainId: '0x38',
    atomicRequired: false,
    calls: [{ to: accounts[0] }],
    capabilities: { paymasterService: { url: 'https://paymaster.example' } },
  }
  await expect(ask('wallet_sendCalls', batch)).rejects.toMatchObject({ code: 5700 })
})

test.each([
  [{ capabilities: { atomic: 'ready' } }, 'expected a list of capabilities'],
  [{ capabilities: [{ atomic: 'maybe' }] }, 'atomic'],
])('refuses %j as options', (options, words) => {
  expect(() => createWallet(options as never)).toThrow(words)
})
