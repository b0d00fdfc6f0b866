import { bscFees, type FeeCorrections, ownFees } from './gate/feeCorrections.ts'

/** Facts about a public chain that its local chain imitates. */
export type KnownChain = {
  fees: FeeCorrections
  /** Base fee of the first block, in wei. Default: that of Anvil. */
  baseFee?: number
  /** Environment variables with the URL and the block of a fork. */
  forkVariables?: { url: string; block: string }
  /** Whether an offline chain has the tokens of `contracts/tokens.ts`. */
  hasTokens?: boolean
}

const knownChains: Readonly<Record<number, KnownChain>> = {
  // BNB Smart Chain. Its base fee has been 0 since it exists (BEP-226).
  56: {
    fees: bscFees,
    baseFee: 0,
    forkVariables: { url: 'BSC_RPC_URL', block: 'BSC_FORK_BLOCK' },
    hasTokens: true,
  },
}

/** Returns the facts about a chain. An unknown chain is as Anvil makes it. */
export const factsOf = (chainId: number): KnownChain => knownChains[chainId] ?? { fees: ownFees }
