import { homeChainId } from '../core/defaultChainIds.ts'
import type { Run } from '../core/result.ts'

/** Describes the system, the browser and the home chain of a run. */
export const describeRunEnvironment = ({
  browser,
  chainId = homeChainId,
}: {
  browser?: string
  chainId?: number
}): Run['environment'] => ({
  os: process.platform,
  node: process.version,
  ...(browser && { browser }),
  chainId,
})
