import type { Anvil } from '../chain/index.ts'

/** Describes a local chain for the user at the terminal: its id, its fork and its address. */
export const describeChain = ({ chainId, fork, url }: Anvil): string =>
  `chain ${chainId} ${fork ? `forked at block ${fork.block}` : 'offline'} at ${url}`

/** Adds a line with the control address of a chain to a sentence, for tools in another terminal. */
export const withControlAddress = (sentence: string, chain: Anvil | undefined): string =>
  chain ? `${sentence}\nTo control the chain (anvil_*, evm_*): ${chain.controlUrl}` : sentence
