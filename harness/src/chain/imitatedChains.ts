import { bscFees, type FeeCorrections, ownFees } from './gate/feeCorrections.ts'

/** Facts about a public chain that its local chain imitates. */
export type ImitatedChain = {
  fees: FeeCorrections
  /** Base fee of the first block, in wei. Default: that of Anvil. */
  baseFee?: number
  /** Names of the environment variables with the URL and the block of a fork. */
  forkVariables?: { url: string; block: string }
  /** Whether an offline chain has the tokens of `contracts/tokenAddresses.ts`. */
  hasTokens?: boolean
}

const imitatedChains: Readonly<Record<number, ImitatedChain>> = {
  // BNB Smart Chain. Its base fee is 0 since BEP-226 introduced it.
  56: {
    fees: bscFees,
    baseFee: 0,
    forkVariables: { url: 'BSC_RPC_URL', block: 'BSC_FORK_BLOCK' },
    hasTokens: true,
  },
}

/** Returns the facts about a chain. An unknown chain keeps Anvil's defaults. */
export const imitatedChainOf = (chainId: number): ImitatedChain =>
  imitatedChains[chainId] ?? { fees: ownFees }
