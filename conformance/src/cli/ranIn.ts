import type { Run } from '../reports/run.ts'

/** What a run was made in: this machine, and the browser where there was one. */
export const ranIn = ({ browser }: { browser?: string }): Run['environment'] => ({
  os: process.platform,
  node: process.version,
  ...(browser && { browser }),
  chainId: 56,
})
