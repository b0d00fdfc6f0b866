import type { Anvil } from '../chain/index.ts'

/** Adds a line with the control address of a chain to a sentence, for tools in another terminal. */
export const withControlAddress = (sentence: string, chain: Anvil | undefined): string =>
  chain ? `${sentence}\nTo control the chain (anvil_*, evm_*): ${chain.controlUrl}` : sentence
