import type { DeclaredChains } from '@touchstone/harness'
import { viemChain } from '../viemChain.ts'

/** Declares the chains of a fake wallet, all with the same node. */
export const declareWalletChains = (chainIds: readonly number[], rpcUrl: string): DeclaredChains =>
  Object.fromEntries(chainIds.map((id) => [id, { name: viemChain(id).name, rpcUrl }]))
