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
