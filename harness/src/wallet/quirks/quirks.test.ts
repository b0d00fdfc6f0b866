import { expect, test } from 'vitest'
import { createWallet } from '../../createWallet.ts'
import { quirkNames } from './index.ts'

const first = '0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266'
const thrown = (promise: Promise<unknown>) =>
  promise.then(
    () => 'resolved',
    (error: unknown) => error,
  )

test('every quirk has a unique name', () => {
  expect(new Set(quirkNames).size).toBe(quirkNames.length)
})

test.each(quirkNames)('a wallet with %s can be created and answers', async (quirk) => {
  const { provider } = createWallet({ quirks: [quirk] })
  const answer = await Promise.allSettled([
    Promise.try(() => provider.request({ method: 'eth_chainId' })),
  ])
  expect(answer).toHaveLength(1)
})

test('rejects an unknown quirk and names it', () => {
  expect(() => createWallet({ quirks: ['no-such-thing'] })).toThrow(
    '"quirks" names "no-such-thing"',
  )
})

test('error-string throws the message alone', async () => {
  const { provider } = createWallet({ quirks: ['error-string'], approval: 'reject' })
  expect(await thrown(provider.request({ method: 'eth_requestAccounts' }))).toBe(
    'User rejected the request.',
  )
})

test('switch-reject-changes switches and rejects', async () => {
  const wallet = createWallet({ quirks: ['switch-reject-changes'], approval: 'reject' })
  const params = [{ chainId: '0x1' }]
  const error = await thrown(
    wallet.provider.request({ method: 'wallet_switchEthereumChain', params }),
  )
  expect([error, wallet.chainId]).toMatchObject([{ code: 4001 }, 1])
})

test('later quirks wrap earlier ones', async () => {
  const wallet = createWallet({ quirks: ['chainid-number', 'result-enveloped'] })
  expect(await wallet.provider.request({ method: 'eth_chainId' })).toEqual({
    id: 1,
    jsonrpc: '2.0',
    result: 56,
  })
})

test.each([
  ['chainid-stale', 'eth_chainId', '0x2105'],
  ['net-version-stale', 'net_version', '8453'],
])('%s stays on the first chain, whichever it is', async (quirk, method, answer) => {
  const chains = { 1: {}, 8453: {} }
  const wallet = createWallet({ quirks: [quirk], chains, chainId: 8453 })
  wallet.switchChain(1)
  expect(await wallet.provider.request({ method })).toBe(answer)
})

test('reads-of-the-old-chain reads the first chain after a switch', async () => {
  const asked: number[] = []
  const wallet = createWallet({
    quirks: ['reads-of-the-old-chain'],
    chains: { 1: {}, 8453: {} },
    chainId: 8453,
    rpc: async (chainId) => {
      asked.push(chainId)
      return { result: '0x' }
    },
  })
  wallet.switchChain(1)
  await wallet.provider.request({ method: 'eth_call', params: [{}, 'latest'] })
  expect(asked).toEqual([8453])
})

test('chainChanged-ahead still answers the first chain', async () => {
  const chains = { 1: {}, 8453: {} }
  const wallet = createWallet({ quirks: ['chainChanged-ahead'], chains, chainId: 8453 })
  await wallet.provider.request({ method: 'eth_requestAccounts' })
  const answer = new Promise((resolve) =>
    wallet.provider.on('chainChanged', () =>
      resolve(wallet.provider.request({ method: 'eth_chainId' })),
    ),
  )
  wallet.switchChain(1)
  expect(await answer).toBe('0x2105')
})

test.each([
  ['caps-before-consent', {}],
  ['caps-atomic-maybe', { atomic: { status: 'maybe' } }],
])('%s answers for the first chain', async (quirk, capabilities) => {
  const { provider } = createWallet({ quirks: [quirk], chains: { 8453: {} } })
  if (quirk === 'caps-atomic-maybe') await provider.request({ method: 'eth_requestAccounts' })
  const answer = await provider.request({ method: 'wallet_getCapabilities', params: [first] })
  expect(answer).toHaveProperty('0x2105', capabilities)
})

test('sign-unauthorised-ok signs before consent, and restores the permission check', async () => {
  const { provider } = createWallet({ quirks: ['sign-unauthorised-ok'] })
  expect(await provider.request({ method: 'personal_sign', params: ['0x00', first] })).toMatch(
    /^0x[0-9a-f]{130}$/,
  )
  const send = provider.request({
    method: 'eth_sendTransaction',
    params: [{ from: first, to: first }],
  })
  expect(await thrown(send)).toMatchObject({ code: 4100 })
})
