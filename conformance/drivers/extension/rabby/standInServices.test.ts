import { parseTransaction, type Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'
import { services } from './standInServices.ts'

const host = 'api.rabby.io'
const ask = (path: string, body: object = {}) =>
  services({ host, path, method: 'POST', body: JSON.stringify(body) })

test.each([
  ['bsc', 56],
  ['eth', 1],
])('sends a request to the chain "%s" to the node of chain %i', (chain_id, chain) => {
  const path = '/v1/wallet/eth_rpc?origin=x&method=eth_call'
  expect(ask(path, { chain_id, method: 'eth_call', params: [1] })).toMatchObject({
    chain,
    call: { method: 'eth_call', params: [1] },
  })
})

test.each([
  ['a chain that no check uses', '/v1/wallet/eth_rpc', { chain_id: 'matic', method: 'eth_call' }],
  ['a service that is not imitated', '/v1/user/total_balance', {}],
])('answers nothing for %s', (_, path, body) => {
  expect(ask(path, body)).toBeUndefined()
})

test.each([
  ['legacy', { gasPrice: '0x3b9aca00' }, { gasPrice: 1_000_000_000n }],
  [
    'eip1559',
    { maxFeePerGas: '0x3b9aca00', maxPriorityFeePerGas: '0x1' },
    { maxFeePerGas: 1_000_000_000n, maxPriorityFeePerGas: 1n },
  ],
])('sends a signed transaction (%s) to the node as it was signed', async (type, sent, fee) => {
  const account = privateKeyToAccount(
    '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  )
  const fields = {
    type,
    chainId: 56,
    nonce: 3,
    gas: 21_000n,
    value: 1n,
    to: account.address,
  }
  const signed = await account.signTransaction({ ...fields, ...fee } as Parameters<
    typeof account.signTransaction
  >[0])
  const { r, s, v, yParity } = parseTransaction(signed)
  const tx = {
    ...sent,
    r,
    s,
    v: toHex(type === 'legacy' ? v! : yParity!),
    chainId: 56,
    nonce: '0x3',
    gas: '0x5208',
    value: '0x1',
    to: account.address,
    data: '0x',
  }
  expect(ask('/v1/wallet/submit_tx', { tx })).toMatchObject({
    chain: 56,
    call: { method: 'eth_sendRawTransaction', params: [signed] },
  })
})

test('reports the hash of a sent transaction, and the error of the node', () => {
  const tx = { r: `0x${'1'.repeat(64)}`, s: `0x${'1'.repeat(64)}`, v: '0x93', chainId: 56 }
  const answer = ask('/v1/wallet/submit_tx', { tx })
  const wrap = answer && 'chain' in answer ? answer.wrap : undefined
  expect(wrap?.({ result: '0xabc' })).toMatchObject({ req: { tx_id: '0xabc' } })
  expect(wrap?.({ error: { code: -32000, message: 'no funds' } })).toEqual({
    err_code: -32000,
    err_msg: 'no funds',
  })
})

const toHex = (value: bigint | number): Hex => `0x${value.toString(16)}`
