import type { Token } from '../chain/tokens.ts'
import type { Asset } from './parseTransfer.ts'

/** Assets of a network, the coin first. */
export const listAssets = (
  coin: { symbol: string; name: string; decimals: number },
  tokens: readonly Token[],
): readonly [Asset, ...Asset[]] => [coin, ...tokens]
