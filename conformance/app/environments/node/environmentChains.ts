import type { AppChains } from '../../cells/AppChains.ts'
import { viemChain } from '../../viemChain.ts'

/** Chains of the connection in Node: the app's first two chains and a third one for the tests. */
export const configuredChainsOf = ({ home, other, third }: AppChains) =>
  [viemChain(home), viemChain(other), viemChain(third)] as const
