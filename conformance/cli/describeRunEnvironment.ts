import { homeChainId } from '../core/defaultChainIds.ts'
import type { Run } from '../core/result.ts'

/**
 * Describes where a run took place: the system, the Node version, the browser, if any, and the chain on which the
 * wallet starts.
 */
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
