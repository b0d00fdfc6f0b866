import { createPublicClient, createWalletClient, erc20Abi, http, parseAbi, parseEther } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { bsc } from 'viem/chains'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '../testAccounts.ts'
import { startAnvil, type Anvil } from '../startAnvil.ts'
import { tokens } from './tokenAddresses.ts'

const [alice, bob] = testAccounts.map(({ privateKey }) => privateKeyToAccount(privateKey))
if (!alice || !bob) throw new Error('There are test accounts.')

let chain: Anvil
let clean: string
beforeAll(async () => {
  chain = await startAnvil({ forkUrl: false })
})
beforeEach(async () => {
  if (clean) await chain.revert(clean)
  clean = await chain.snapshot()
})
afterAll(() => chain.stop())

const client = () => createPublicClient({ chain: bsc, transport: http(chain.url) })
const walletOf = (account: typeof alice) =>
  createWalletClient({ chain: bsc, transport: http(chain.url), account })
const done = (hash: `0x${string}`) =>
  client().waitForTransactionReceipt({ hash, pollingInterval: 20 })
const balance = (address: `0x${string}`, of: `0x${string}`) =>
  client().readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [of] })

test.each([
  ['WBNB', 'Wrapped BNB', 'WBNB'],
  ['USDT', 'Tether USD', 'USDT'],
  ['USDC', 'USD Coin', 'USDC'],
  ['CAKE', 'PancakeSwap Token', 'Cake'],
] as const)(
  '%s has its name and symbol, and every test account has ten thousand',
  async (key, name, symbol) => {
    const token = { address: tokens[key], abi: erc20Abi }
    const contracts = [
      ...(['name', 'symbol', 'decimals', 'totalSupply'] as const).map((functionName) => ({
        ...token,
        functionName,
      })),
      ...testAccounts.map(({ address }) => ({
        ...token,
        functionName: 'balanceOf' as const,
        args: [address] as const,
      })),
    ]
    expect(await client().multicall({ contracts, allowFailure: false })).toEqual([
      name,
      symbol,
      18,
      parseEther('100000'),
      ...testAccounts.map(() => parseEther('10000')),
    ])
  },
)

test.each(['WBNB', 'USDT', 'USDC', 'CAKE'] as const)(
  '%s can be transferred, and a spender can use its allowance',
  async (key) => {
    const token = { address: tokens[key], abi: erc20Abi }
    const [one, two] = [walletOf(alice), walletOf(bob)]
    await done(
      await one.writeContract({ ...token, functionName: 'approve', args: [bob.address, 5n] }),
    )
    const { logs } = await done(
      await two.writeContract({
        ...token,
        functionName: 'transferFrom',
        args: [alice.address, bob.address, 5n],
      }),
    )
    expect(logs).not.toHaveLength(0)
    expect(await balance(tokens[key], alice.address)).toBe(parseEther('10000') - 5n)
    expect(await balance(tokens[key], bob.address)).toBe(parseEther('10000') + 5n)
    const more = two.writeContract({
      ...token,
      functionName: 'transferFrom',
      args: [alice.address, bob.address, 1n],
    })
    await expect(more).rejects.toThrow(key === 'WBNB' ? /revert/ : /exceeds allowance/)
  },
)

test('a transfer above the balance reverts', async () => {
  const sent = walletOf(alice).writeContract({
    address: tokens.USDT,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [bob.address, parseEther('10001')],
  })
  await expect(sent).rejects.toThrow('BEP20: transfer amount exceeds balance')
})

test('a plain transfer wraps BNB as WBNB, and withdrawing returns it', async () => {
  const wallet = walletOf(alice)
  await done(await wallet.sendTransaction({ to: tokens.WBNB, value: 7n }))
  expect(await balance(tokens.WBNB, alice.address)).toBe(parseEther('10000') + 7n)
  await done(
    await wallet.writeContract({
      address: tokens.WBNB,
      abi: parseAbi(['function withdraw(uint256)']),
      functionName: 'withdraw',
      args: [parseEther('10000') + 7n],
    }),
  )
  expect(await balance(tokens.WBNB, alice.address)).toBe(0n)
})

test('only the owner of a token can mint', async () => {
  const mint = {
    address: tokens.CAKE,
    abi: parseAbi([
      'function mint(uint256) returns (bool)',
      'function getOwner() view returns (address)',
    ]),
  }
  expect(await client().readContract({ ...mint, functionName: 'getOwner' })).toBe(alice.address)
  await expect(
    walletOf(bob).writeContract({ ...mint, functionName: 'mint', args: [1n] }),
  ).rejects.toThrow('caller is not the owner')
  await done(await walletOf(alice).writeContract({ ...mint, functionName: 'mint', args: [1n] }))
  expect(await balance(tokens.CAKE, alice.address)).toBe(parseEther('10000') + 1n)
})

test('chains with another id have no preset tokens', async () => {
  const other = await startAnvil({ chainId: 1 })
  const code = await other.rpc('eth_getCode', [tokens.USDT, 'latest'])
  await other.stop()
  expect(code).toBe('0x')
})
