import { homeChainId, otherChainId } from '../../core/defaultChainIds.ts'

/**
 * Chains of a run, by their role in the scripts of the cells. `home` is the app's default chain and `other` its second
 * one. `third` is a chain that only the connection in Node supports. The wallet has `foreign` and the app does not.
 * Neither the wallet nor the app has `nowhere`.
 */
export type AppChains = {
  home: number
  other: number
  third: number
  foreign: number
  nowhere: number
  /** Ids of the chains that the app supports, the default chain first. */
  supported: readonly number[]
}

/**
 * Assigns the roles to the chains of an app: at least two ids, the default chain first.
 *
 * @example
 * chainsOf([8453, 1]).home // 8453
 */
export const chainsOf = (supported: readonly number[]): AppChains => {
  const [home, other] = supported
  if (home === undefined || other === undefined) throw new Error('An app has two chains or more.')
  const used = new Set(supported)
  const unused = (from: number): number => {
    const chainId = used.has(from) ? unused(from + 1) : from
    used.add(chainId)
    return chainId
  }
  return { home, other, third: unused(137), foreign: unused(97), nowhere: unused(999), supported }
}

/** Chains of the app of this repository, and of a dapp whose module names none. */
export const defaultChains = chainsOf([homeChainId, otherChainId])
