import { defineChain, type Chain } from 'viem'
import * as known from 'viem/chains'

const all: readonly Chain[] = Object.values(known)

/** Returns viem's definition of a chain, or else one without nodes. */
export const viemChain = (chainId: number): Chain =>
  all.find(({ id }) => id === chainId) ??
  defineChain({
    id: chainId,
    name: `Chain ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  })
