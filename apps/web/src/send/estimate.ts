import type { Address } from 'viem'
import { clientOf } from '../chain/clientOf.ts'
import { type Transfer, transactionOf } from './readTransfer.ts'

/** What the network says of a transfer before it is sent. */
export type Estimate =
  | { state: 'reading' }
  /** The network cannot be asked: the wallet will say what it costs. */
  | { state: 'unknown' }
  /** The network says that it would fail. */
  | { state: 'refused'; contract: boolean }
  /** In the smallest unit of the coin, at most. */
  | { state: 'known'; fee: bigint; contract: boolean }

/** Asks what a transfer would cost and whether its recipient is a contract. Never rejects. */
export async function estimate(
  from: Address,
  chainId: number,
  transfer: Transfer,
): Promise<Estimate> {
  try {
    const client = clientOf(chainId)
    const call = { from, ...transactionOf(transfer) }
    const [price, code] = await Promise.all([
      client.request({ method: 'eth_gasPrice' }),
      client.request({ method: 'eth_getCode', params: [transfer.to, 'latest'] }),
    ])
    // An account with a delegation (EIP-7702) has code and is still somebody's account.
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

/** The fee of a plain transfer of the coin, for "All"; `undefined` where nobody can be asked. */
export async function plainFee(chainId: number): Promise<bigint | undefined> {
  try {
    return atMost(21_000n, BigInt(await clientOf(chainId).request({ method: 'eth_gasPrice' })))
  } catch {
    return undefined
  }
}

/** Wallets add to what nodes estimate, and prices move: a quarter more on either. */
const atMost = (gas: bigint, price: bigint): bigint => (gas * 5n * price * 5n) / 16n
