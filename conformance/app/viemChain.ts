import type { DeclaredChains } from '@touchstone/harness'
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

/** Declares the chains of a fake wallet, all with the same node. */
export const declareWalletChains = (chainIds: readonly number[], rpcUrl: string): DeclaredChains =>
  Object.fromEntries(chainIds.map((id) => [id, { name: viemChain(id).name, rpcUrl }]))
