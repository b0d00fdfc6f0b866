import { type Address, type Hex, encodeFunctionData, erc20Abi } from 'viem'
import type { Transfer } from './parseTransfer.ts'

/** Returns the transaction that makes a transfer, without gas and fee, which the wallet adds. */
export function toTransaction({ asset, to, amount }: Transfer): {
  to: Address
  value: Hex
  data?: Hex
} {
  if (asset.address === undefined) return { to, value: `0x${amount.toString(16)}` }
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
  return { to: asset.address, value: '0x0', data }
}
