import {
  type Address,
  type Client,
  type Hex,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  multicall3Abi,
} from 'viem'
import type { Token } from '../chain/tokens.ts'

/** Balances in the smallest unit. `tokens` is undefined if no balance of a token could be read. */
export type Amounts = { native: bigint; tokens?: readonly (bigint | undefined)[] }

/** Address of Multicall3 on every chain of the app: https://www.multicall3.com/deployments */
const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'

/**
 * Reads the balances of the coin and of all tokens in one call of Multicall3. If the chain has no Multicall3, reads
 * only the balance of the coin.
 *
 * @throws if no node answers, or a node answers with an error
 */
export async function readBalances(
  client: Client,
  account: Address,
  tokens: readonly Token[],
): Promise<Amounts> {
  const calls = [
    { target: multicall3, callData: ask.native(account) },
    ...tokens.map(({ address }) => ({ target: address, callData: ask.token(account) })),
  ] as const
  const data = encodeFunctionData({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    args: [calls.map((call) => ({ ...call, allowFailure: true }))],
  })
  const params = [{ to: multicall3, data }, 'latest'] as const
  const answer = await client.request({ method: 'eth_call', params: [...params] })
  // The chain has no Multicall3: a call to an address without code returns no data.
  if (answer === '0x') return { native: await readNative(client, account) }
  const [native, ...rest] = decodeFunctionResult({
    abi: multicall3Abi,
    functionName: 'aggregate3',
    data: answer,
  })
  if (!native?.success) return { native: await readNative(client, account) }
  return { native: BigInt(native.returnData), tokens: rest.map(amountIn) }
}

const ask = {
  native: (account: Address) =>
    encodeFunctionData({ abi: multicall3Abi, functionName: 'getEthBalance', args: [account] }),
  token: (account: Address) =>
    encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [account] }),
}

/** Returns the balance in the result of a token contract; undefined if the call failed or did not return 32 bytes. */
function amountIn({ success, returnData }: { success: boolean; returnData: Hex }) {
  return success && returnData.length === 66 ? BigInt(returnData) : undefined
}

async function readNative(client: Client, account: Address): Promise<bigint> {
  return BigInt(await client.request({ method: 'eth_getBalance', params: [account, 'latest'] }))
}
