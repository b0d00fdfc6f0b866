import type { Chain } from 'viem'
import type { AppChains } from '../../cells/AppChains.ts'
import { viemChain } from '../../viemChain.ts'

/** Chains of the connection in Node: the app's first two chains and a third one for the tests. */
export const configuredChainsOf = ({
  home,
  other,
  third,
}: AppChains): readonly [Chain, Chain, Chain] => [
  viemChain(home),
  viemChain(other),
  viemChain(third),
]

const nowhere = 'http://127.0.0.1:9'

/** Chains of the fake wallet: the configured ones, and one that the connection does not support. */
export const walletChainsOf = (chains: AppChains) =>
  [...configuredChainsOf(chains), viemChain(chains.foreign)].map(({ id, name }) => ({
    chainId: id,
    name,
    rpcUrl: nowhere,
  }))
