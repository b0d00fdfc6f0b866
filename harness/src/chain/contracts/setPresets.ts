import type { Anvil } from '../startAnvil.ts'
import type { Address, Hex } from '../../wallet/types.ts'
import { multicall3Address, multicall3Code } from './multicall3.ts'

/** What every offline chain has at its well-known place. A fork has the real ones. */
const presets: readonly { address: Address; code: Hex }[] = [
  { address: multicall3Address, code: multicall3Code },
]

/** Puts the preset contracts into a fresh chain. */
export async function setPresets(rpc: Anvil['rpc']): Promise<void> {
  await Promise.all(presets.map(({ address, code }) => rpc('anvil_setCode', [address, code])))
}
