import type { DeclaredChains } from '@touchstone/harness'
import type { Chain } from 'viem'
import type { AppChains } from '../../cells/AppChains.ts'
import { viemChain } from '../../viemChain.ts'
import { declareWalletChains } from '../declareWalletChains.ts'

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

const unreachableUrl = 'http://127.0.0.1:9'

/** Chains of the fake wallet: the configured ones, and one that the connection does not support. */
export const walletChainsOf = ({ home, other, third, foreign }: AppChains): DeclaredChains =>
  declareWalletChains([home, other, third, foreign], unreachableUrl)
