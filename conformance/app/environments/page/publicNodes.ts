import { publicRpcs } from '@touchstone/harness/vite'
import { viemChain } from '../../viemChain.ts'
import type { PublicNodes } from './routeChains.ts'

/** Returns the public nodes of these chains: those that the harness lists, and those of viem's definitions. */
export const publicNodesOf = (chainIds: readonly number[]): PublicNodes =>
  Object.fromEntries(
    chainIds.map((chainId) => [
      chainId,
      [
        ...((publicRpcs as PublicNodes)[chainId] ?? []),
        ...viemChain(chainId).rpcUrls.default.http.map((url) => url.replace(/^https?:\/\//, '')),
      ],
    ]),
  )
