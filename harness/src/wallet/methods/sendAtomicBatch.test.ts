import { startAnvil, type Anvil } from '../../chain/index.ts'
import { createWallet } from '../../createWallet.ts'
import { createFetchRpc } from '../../createFetchRpc.ts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { batchExecutorAddress } from '../batchExecutorAddress.ts'
import type { Atomic, Capabilities, Hex } from '../types.ts'

let chain: Anvil
let clean: string
beforeAll(async () => {
  chain = await startAnvil({ forkUrl: false })
  return () => chain.stop()
})
beforeEach(async () => void (clean = await chain.snapshot()))
afterEach(() => chain.revert(clean))

const to = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
/** Address of WBNB. Its `transfer` reverts if the sender has too few tokens. */
const wbnb = '0xbb4CdB9CBd36B01bD1cBaEBF2De08d9173bc095c'
const tooMuch = `0xa9059cbb${to.slice(2).padStart(64, '0')}${'f'.repeat(64)}`
const twoCalls = [
  { to, value: '0x1' },
  { to, value: '0x2' },
]

type Status = {
  atomic: boolean
  status: number
  receipts: { transactionHash: Hex; status: Hex }[]
}

/** Connects a wallet to a site. Returns the wallet and functions that send the requests of the site. */
async function connect(...capabilities: Capabilities[]) {
  const wallet = createWallet({ capabilities, rpc: createFetchRpc(() => chain.url) })
  const ask = async <T>(method: string, ...params: unknown[]) =>
    (await wallet.provider.request({ method, params })) as T
  const [from] = await ask<[Hex]>('eth_requestAccounts')
  const send = (given: object = {}) =>
    ask<{ id: string }>('wallet_sendCalls', {
      version: '2.0.0',
      from,
      chainId: '0x38',
      atomicRequired: false,
      calls: twoCalls,
      ...given,
    })
  const statusOf = (id: string) => ask<Status>('wallet_getCallsStatus', id)
  const settled = async (given: object = {}) => {
    const { id } = await send(given)
    // A node on a busy machine mines the block of the batch later than the default of 1 s.
    await expect.poll(async () => (await statusOf(id)).status, { timeout: 10_000 }).not.toBe(100)
    return statusOf(id)
  }
  const atomicOf = async (chainId: Hex = '0x38') => {
    const all = await ask<Record<Hex, { atomic: { status: Atomic } }>>(
      'wallet_getCapabilities',
      from,
    )
    return all[chainId]?.atomic.status
  }
  return { wallet, from, ask, send, settled, atomicOf }
}

const balance = async () => BigInt(await chain.rpc<Hex>('eth_getBalance', [to, 'latest']))

test.each<[Atomic, boolean, number, boolean]>([
  ['ready', true, 1, true],
  ['ready', false, 2, false],
  ['supported', true, 1, true],
  ['supported', false, 1, true],
  ['unsupported', false, 2, false],
])(
  'with atomic %s and atomicRequired %s, a batch has %i receipts and its status has atomic: %s',
  async (atomic, atomicRequired, receipts, isAtomic) => {
    const { settled } = await connect({ atomic })
    const status = await settled({ atomicRequired })
    expect([status.receipts.length, status.atomic, status.status]).toEqual([
      receipts,
      isAtomic,
      200,
    ])
  },
)

test('an atomic batch makes each call in one transaction', async () => {
  const { settled } = await connect({ atomic: 'ready' })
  const before = await balance()
  await settled({ atomicRequired: true })
  expect((await balance()) - before).toBe(3n)
})

test('an upgrade delegates the account to the contract that runs batches (EIP-7702)', async () => {
  const { from, settled } = await connect({ atomic: 'ready' })
  await settled({ atomicRequired: true })
  expect(await chain.rpc('eth_getCode', [from, 'latest'])).toBe(
    `0xef0100${batchExecutorAddress.slice(2)}`,
  )
})

test('an upgrade makes the account "supported" on this chain only', async () => {
  const { settled, atomicOf } = await connect({ atomic: 'ready' })
  await settled({ atomicRequired: true })
  expect([await atomicOf('0x38'), await atomicOf('0x1')]).toEqual(['supported', 'ready'])
})

test('an upgraded account sends its next batch as one transaction without another upgrade', async () => {
  const { from, settled } = await connect({ atomic: 'ready' })
  const nonce = () => chain.rpc('eth_getTransactionCount', [from, 'latest'])
  await settled({ atomicRequired: true })
  const afterUpgrade = await nonce()
  await settled()
  // The first batch used two nonces: one for the transaction and one for the upgrade.
  expect([afterUpgrade, await nonce()]).toEqual(['0x2', '0x3'])
})

test.each<Atomic>(['ready', 'supported'])(
  'with atomic %s, a call that reverts reverts the whole batch',
  async (atomic) => {
    const { wallet, settled } = await connect({ atomic })
    wallet.when('wallet_sendCalls').once().approve()
    const before = await balance()
    const { status, receipts } = await settled({
      atomicRequired: true,
      calls: [
        { to, value: '0x1' },
        { to: wbnb, data: tooMuch },
      ],
    })
    expect([status, receipts[0]?.status, (await balance()) - before]).toEqual([500, '0x0', 0n])
  },
)

test('a wallet can return one receipt per call of an atomic batch', async () => {
  const { settled } = await connect({ atomic: 'supported', receipts: 'perCall' })
  const { atomic, receipts } = await settled()
  expect([atomic, receipts.length]).toEqual([true, 2])
})

test('a refused upgrade is 5750, and nothing is sent or upgraded', async () => {
  const { wallet, from, send, atomicOf } = await connect({ atomic: 'ready' })
  wallet.when('wallet_sendCalls').once().fail('upgradeRejected')
  await expect(send({ atomicRequired: true })).rejects.toMatchObject({ code: 5750 })
  expect([await atomicOf(), await chain.rpc('eth_getTransactionCount', [from, 'latest'])]).toEqual([
    'ready',
    '0x0',
  ])
})

test('rejects a batch with 5760 if it requires an atomic run that the wallet does not support', async () => {
  const { send } = await connect({ atomic: 'unsupported' })
  await expect(send({ atomicRequired: true })).rejects.toMatchObject({ code: 5760 })
})

test('does not send a batch on a chain without the executor contract', async () => {
  await chain.rpc('anvil_setCode', [batchExecutorAddress, '0x'])
  const { settled } = await connect({ atomic: 'supported' })
  expect(await settled()).toMatchObject({ status: 400, receipts: [] })
})
