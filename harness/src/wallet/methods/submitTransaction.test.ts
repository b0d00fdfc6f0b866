import { describe } from 'vitest'
import type { Anvil } from '../../chain/index.ts'
import { test } from '../../vitest/index.ts'

// A transaction without `to` creates a contract and runs its data as code. This code is `revert(0, 0)`.
const reverting = { data: '0x60006000fd' }
// Account whose private key the local node does not have.
const foreignAccount = {
  address: '0x19e7e376e7c213b7e7e7e46cc70a5dd086daff2a',
  privateKey: `0x${'11'.repeat(32)}`,
} as const

describe('a transaction that would revert', () => {
  test('is refused in one call if neither a rule nor the user approved it', async ({
    wallet,
    chain,
    expect,
  }) => {
    const from = await connect(wallet)
    await expect(send(wallet, from)).rejects.toMatchObject({ code: 3 })
    expect(await chain.rpc('eth_getTransactionCount', [from, 'latest'])).toBe('0x0')
    expect(wallet.transcript().filter(({ kind }) => kind === 'rpc')).toHaveLength(1)
  })

  test('is sent in two calls if a rule approves it, and reverts in its block', async ({
    wallet,
    chain,
    expect,
  }) => {
    const from = await connect(wallet)
    wallet.when('eth_sendTransaction').once().approve()
    const hash = await send(wallet, from)
    await expect.poll(() => receiptOf(chain, hash)).toMatchObject({ status: '0x0' })
    expect(wallet.transcript().filter(({ kind }) => kind === 'rpc')).toHaveLength(2)
  })

  test('is sent if its prompt was approved', async ({ wallet, chain, expect }) => {
    const from = await connect(wallet)
    const sent = send(wallet, from)
    const prompt = await wallet.waitForPrompt('eth_sendTransaction')
    prompt.approve()
    const hash = await sent
    await expect.poll(() => receiptOf(chain, hash)).toMatchObject({ status: '0x0' })
  })

  test('is signed for an account whose key the node does not have', async ({
    wallets,
    chain,
    expect,
  }) => {
    const wallet = wallets.add('standard', { accounts: [foreignAccount] })
    await chain.rpc('anvil_setBalance', [foreignAccount.address, '0xde0b6b3a7640000'])
    const from = await connect(wallet)
    await expect(send(wallet, from)).rejects.toMatchObject({ code: -32000 })
    wallet.when('eth_sendTransaction').once().approve()
    const hash = await send(wallet, from)
    await expect
      .poll(() => receiptOf(chain, hash))
      .toMatchObject({ from: foreignAccount.address, status: '0x0' })
  })
})

/**
 * Returns the receipt of a transaction. It is null at first, because the node returns the hash before it mines
 * the block.
 */
const receiptOf = (chain: Anvil, hash: unknown) => chain.rpc('eth_getTransactionReceipt', [hash])

type Asked = { provider: { request(args: unknown): Promise<unknown> } }

const connect = async ({ provider }: Asked): Promise<string> => {
  const [account = ''] = (await provider.request({ method: 'eth_requestAccounts' })) as string[]
  return account
}

const send = ({ provider }: Asked, from: string) =>
  provider.request({ method: 'eth_sendTransaction', params: [{ from, ...reverting }] })
