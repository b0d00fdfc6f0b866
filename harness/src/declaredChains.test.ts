import { expect, test } from 'vitest'
import { createWallet } from './createWallet.ts'
import { firstChainId, listChains } from './declaredChains.ts'

test('a wallet lists the declared chains: the current one first, the others by their ids', () => {
  const declared = { 8453: { name: 'Base' }, 56: {}, 10: { rpcUrl: 'http://127.0.0.1:1' } }
  expect(listChains(declared, 56)).toEqual([
    { chainId: 56, name: 'BNB Smart Chain', rpcUrl: '' },
    { chainId: 10, name: 'Chain 10', rpcUrl: 'http://127.0.0.1:1' },
    { chainId: 8453, name: 'Base', rpcUrl: '' },
  ])
  expect(createWallet({ chains: declared }).state().chains).toEqual(listChains(declared, 56))
})

test.each([
  [{ 1: {}, 56: {}, 8453: {} }, 56],
  [{ 8453: {}, 10: {} }, 10],
])('the first chain of %j is %i', (declared, chainId) => {
  expect(firstChainId(declared)).toBe(chainId)
  expect(createWallet({ chains: declared }).chainId).toBe(chainId)
})

test.each([
  [
    [{ chainId: 56 }],
    '"chains.0" expected a chain id as the key, in decimal digits, such as { 8453: {} } (got "0").',
  ],
  [{}, '"chains" expected at least one chain (got {}).'],
  [
    { '0x38': {} },
    '"chains.0x38" expected a chain id as the key, in decimal digits, such as { 8453: {} } (got "0x38").',
  ],
  [{ 56: { rpcURL: 'x' } }, '"chains.56.rpcURL" is unknown here.'],
  [
    { 56: { rpcUrl: 'http://127.0.0.1:1', forkUrl: 'http://127.0.0.1:2' } },
    '"chains.56" expected rpcUrl (a running node) or forkUrl (a local chain), not both',
  ],
  [{ 56: { forkUrl: 'base' } }, '"chains.56.forkUrl" expected an http(s) URL'],
])('refuses the chains %j and names the field', (chains, message) => {
  expect(() => createWallet({ chains: chains as never })).toThrow(
    `A wallet cannot be made of this: ${message}`,
  )
})

test('an act that switches to an undeclared chain does not use the node of another one', async () => {
  const wallet = createWallet({ chains: { 56: { rpcUrl: 'http://127.0.0.1:1' } } })
  wallet.switchChain(8453)
  await expect(wallet.provider.request({ method: 'eth_blockNumber' })).rejects.toThrow(
    'No node is known for chain 8453.',
  )
})
