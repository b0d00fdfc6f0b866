import { createPublicClient, custom, encodeAbiParameters, http, keccak256, parseAbi } from 'viem'
import { bsc } from 'viem/chains'
import { multicall } from 'viem/actions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAnvil, type Anvil } from '../startAnvil.ts'
import { testAccounts } from '../testAccounts.ts'
import { multicall3Address, multicall3Code } from './multicall3.ts'

let chain: Anvil
beforeAll(async () => {
  chain = await startAnvil({ forkUrl: false })
})
afterAll(() => chain.stop())

const getEthBalance = {
  address: multicall3Address,
  abi: parseAbi(['function getEthBalance(address) view returns (uint256)']),
  functionName: 'getEthBalance',
} as const

test('viem finds the contract and gets all answers in one call', async () => {
  const client = createPublicClient({ chain: bsc, transport: http(chain.url) })
  const balances = await client.multicall({
    contracts: testAccounts.map(({ address }) => ({ ...getEthBalance, args: [address] as const })),
    allowFailure: false,
  })
  expect(balances).toEqual(testAccounts.map(() => 10_000n * 10n ** 18n))
})

test('the code matches the result of the creation code in viem', async () => {
  // With `deployless`, viem sends the creation code of Multicall3 in `eth_call`. The test takes it from that
  // request.
  let sent = ''
  const client = createPublicClient({
    transport: custom({
      async request({ method, params }: { method: string; params: [{ data: string }] }) {
        if (method === 'eth_call') sent = params[0].data
        return encodeAbiParameters([{ type: 'bytes[]' }], [[]])
      },
    }),
  })
  await multicall(client, {
    contracts: [{ ...getEthBalance, args: [testAccounts[0]!.address] }],
    deployless: true,
  }).catch(() => {})
  const creation =
    /608060405234801561001057600080fd5b506115b9[0-9a-f]{11000,11170}?(?=0{56})/.exec(sent)?.[0] ??
    ''
  const code = await chain.rpc<`0x${string}`>('eth_call', [{ data: `0x${creation}` }])
  expect(keccak256(multicall3Code)).toBe(keccak256(code))
})
