import type { Address } from 'viem'
import { getClient } from '../chain/getClient.ts'
import type { Transfer } from './parseTransfer.ts'
import { toTransaction } from './toTransaction.ts'

export type FeeEstimate =
  | { state: 'reading' }
  /** The nodes gave no estimate. Only the wallet shows the fee. */
  | { state: 'unknown' }
  /** The nodes say that the transaction would fail. `contract`: whether the recipient is a contract. */
  | { state: 'refused'; contract: boolean }
  /** Maximum fee in the smallest unit of the coin. */
  | { state: 'known'; fee: bigint; contract: boolean }

/** Estimates the fee of a transfer and reads whether its recipient is a contract. Never rejects. */
export async function estimateFee(
  from: Address,
  chainId: number,
  transfer: Transfer,
): Promise<FeeEstimate> {
  try {
    const client = getClient(chainId)
    const call = { from, ...toTransaction(transfer) }
    const [price, code] = await Promise.all([
      client.request({ method: 'eth_gasPrice' }),
      client.request({ method: 'eth_getCode', params: [transfer.to, 'latest'] }),
    ])
    // An account with a delegation (EIP-7702) has code but is not a contract.
    const contract = code !== undefined && code !== '0x' && !code.startsWith('0xef0100')
    const gas = await client
      .request({ method: 'eth_estimateGas', params: [call] })
      .catch((error: unknown) => {
        if (typeof (error as { code?: unknown }).code === 'number') return undefined
        throw error
      })
    if (gas === undefined) return { state: 'refused', contract }
    return { state: 'known', fee: atMost(BigInt(gas), BigInt(price)), contract }
  } catch {
    return { state: 'unknown' }
  }
}

/** Returns the maximum fee of a plain transfer of the coin; undefined if the nodes do not answer. */
export async function estimatePlainFee(chainId: number): Promise<bigint | undefined> {
  try {
    return atMost(21_000n, BigInt(await getClient(chainId).request({ method: 'eth_gasPrice' })))
  } catch {
    return undefined
  }
}

/** Returns the maximum fee, with a quarter more gas and price: wallets also increase the estimates of the nodes. */
const atMost = (gas: bigint, price: bigint): bigint => (gas * 5n * price * 5n) / 16n
