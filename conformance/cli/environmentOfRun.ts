import type { Run } from '../core/result.ts'

/** Describes where a run took place: the system, the Node version and the browser, if any. */
export const environmentOfRun = ({ browser }: { browser?: string }): Run['environment'] => ({
  os: process.platform,
  node: process.version,
  ...(browser && { browser }),
  chainId: 56,
})
