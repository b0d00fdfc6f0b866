import { describe } from 'vitest'
import type { Anvil } from '../../chain/index.ts'
import { test } from '../../vitest/index.ts'

// Runs into `revert(0, 0)` at once, as the creation of a contract does here.
const reverting = { data: '0x60006000fd' }
// A key that the node does not hold.
const stranger = {
  address: '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a',
  privateKey: `0x${'11'.repeat(32)}`,
} as const

describe('a transaction that would revert', () => {
  test('is refused where nobody approved it, in one call', async ({ wallet, chain, expect }) => {
    const from = await connect(wallet)
    await expect(send(wallet, from)).rejects.toMatchObject({ code: 3 })
    expect(await chain.rpc('eth_getTransactionCount', [from, 'latest'])).toBe('0x0')
    expect(wallet.transcript().filter(({ kind }) => kind === 'rpc')).toHaveLength(1)
  })

  test('goes out where a rule approves it, in two calls, and reverts in its block', async ({
    wallet,
    chain,
    expect,
  }) => {
    const from = await connect(wallet)
    wallet.on('eth_sendTransaction').once().approve()
    const hash = await send(wallet, from)
    await expect.poll(() => receiptOf(chain, hash)).toMatchObject({ status: '0x0' })
    expect(wallet.transcript().filter(({ kind }) => kind === 'rpc')).toHaveLength(2)
  })

  test('goes out where its prompt was approved', async ({ wallet, chain, expect }) => {
    const from = await connect(wallet)
    const sent = send(wallet, from)
    const prompt = await wallet.prompt('eth_sendTransaction')
    prompt.approve()
    const hash = await sent
    await expect.poll(() => receiptOf(chain, hash)).toMatchObject({ status: '0x0' })
  })

  test('is signed anyway by an account of which the node has no key', async ({
    wallets,
    chain,
    expect,
  }) => {
    const wallet = wallets.add('standard', { accounts: [stranger] })
    await chain.rpc('anvil_setBalance', [stranger.address, '0xde0b6b3a7640000'])
    const from = await connect(wallet)
    await expect(send(wallet, from)).rejects.toMatchObject({ code: -32000 })
    wallet.on('eth_sendTransaction').once().approve()
    const hash = await send(wallet, from)
    await expect
      .poll(() => receiptOf(chain, hash))
      .toMatchObject({ from: stranger.address, status: '0x0' })
  })
})

/** The node answers with a hash before the block is there. */
const receiptOf = (chain: Anvil, hash: unknown) => chain.rpc('eth_getTransactionReceipt', [hash])

type Asked = { provider: { request(args: unknown): Promise<unknown> } }

const connect = async ({ provider }: Asked): Promise<string> => {
  const [account = ''] = (await provider.request({ method: 'eth_requestAccounts' })) as string[]
  return account
}

const send = ({ provider }: Asked, from: string) =>
  provider.request({ method: 'eth_sendTransaction', params: [{ from, ...reverting }] })
