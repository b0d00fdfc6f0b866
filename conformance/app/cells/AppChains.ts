import { homeChainId, otherChainId } from '../../core/defaultChainIds.ts'

/** Chains of a run. Only Node supports `third`, only the wallet `foreign`, and neither wallet nor app `nowhere`. */
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
