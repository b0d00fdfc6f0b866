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

/** Assigns the roles to the chains of an app: at least two ids, the default chain first. */
export const chainsOf = (supported: readonly number[]): AppChains => {
  const [home, other] = supported
  if (home === undefined || other === undefined) throw new Error('An app has two chains or more.')
  const used = new Set(supported)
  const unused = (chainId: number): number => {
    if (used.has(chainId)) return unused(chainId + 1)
    used.add(chainId)
    return chainId
  }
  return { home, other, third: unused(137), foreign: unused(97), nowhere: unused(999), supported }
}

export const defaultChains = chainsOf([homeChainId, otherChainId])
