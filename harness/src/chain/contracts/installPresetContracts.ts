import type { Address, Hex, Json } from '../../wallet/types.ts'
import { batchExecutorAddress } from '../../wallet/batchExecutorAddress.ts'
import { testAccounts } from '../testAccounts.ts'
import { imitatedChainOf } from '../imitatedChains.ts'
import type { NodeClient } from '../createNodeClient.ts'
import { balanceSlots, code } from './contractCode.ts'
import { multicall3Address, multicall3Code } from './multicall3.ts'
import { tokens } from './tokenAddresses.ts'
import { RpcError } from '../callRpc.ts'

/** Balance of each test account in each token: 10 000, with 18 decimals. */
const balance = 10_000n * 10n ** 18n
const supply = balance * BigInt(testAccounts.length)

/** Installs the contracts of an offline chain: Multicall3, the one for batches (EIP-7702), and on BSC the tokens. */
export async function installPresetContracts(node: NodeClient, chainId: number): Promise<void> {
  const calls = [
    setCode(multicall3Address, multicall3Code),
    setCode(batchExecutorAddress, code.BatchExecutor),
  ]
  if (imitatedChainOf(chainId).hasTokens) {
    calls.push(
      ...token(tokens.USDT, code.Usdt),
      ...token(tokens.USDC, code.Usdc),
      ...token(tokens.CAKE, code.Cake),
      setCode(tokens.WBNB, code.Wbnb),
      ...balances(tokens.WBNB),
      // The WBNB contract holds one coin for each of its tokens.
      { method: 'anvil_setBalance', params: [tokens.WBNB, hex(supply)] },
    )
  }
  await callBatch(node, calls)
}

/** Calls that install a token. Storage slots of Bep20.sol: 0 balances, 1 allowances, 2 supply, 3 owner. */
const token = (address: Address, runtime: Hex): BatchCall[] => [
  setCode(address, runtime),
  ...balances(address),
  setSlot(address, word(2n), supply),
  setSlot(address, word(3n), BigInt(testAccounts[0]!.address)),
]

const balances = (address: Address) => balanceSlots.map((slot) => setSlot(address, slot, balance))

const setCode = (address: Address, runtime: Hex): BatchCall => ({
  method: 'anvil_setCode',
  params: [address, runtime],
})

const setSlot = (address: Address, slot: Hex, value: bigint): BatchCall => ({
  method: 'anvil_setStorageAt',
  params: [address, slot, word(value)],
})

const hex = (value: bigint): Hex => `0x${value.toString(16)}`
const word = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`

type BatchCall = { method: string; params: readonly unknown[] }

/** Sends several calls in one request (JSON-RPC 2.0, section 6). Throws RpcError with the first error. */
async function callBatch(node: NodeClient, calls: readonly BatchCall[]): Promise<void> {
  const body = calls.map((call, id) => ({ jsonrpc: '2.0', id, ...call }))
  const { text } = await node.post(JSON.stringify(body))
  const failed = (JSON.parse(text) as Answer[]).find(({ error }) => error)
  if (failed?.error) throw new RpcError(calls[failed.id]?.method ?? 'batch', failed.error)
}

type Answer = { id: number; error?: { code: number; message: string; data?: Json } }
