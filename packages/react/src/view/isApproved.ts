import type { Snapshot } from '@touchstone/connect'

/**
 * Returns whether the user has approved the connection in the wallet, given a pending request. The status is still
 * `connecting` while the wallet is asked to switch to the app's network.
 */
export const isApproved = ({ status, waiting }: Snapshot): boolean =>
  status !== 'connecting' || waiting?.act === 'switch'
