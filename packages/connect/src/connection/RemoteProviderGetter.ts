import type { Provider } from '../discovery/Provider.ts'

/** Function that returns the EIP-1193 provider of a wallet that is not installed in this page. */
export type Remote = (() => Promise<Provider>) & {
  /**
   * Returns whether the wallet is connected, or was before a reload. The connection then prefers this provider to an
   * installed wallet with the same id.
   */
  isOpen?(): boolean
  /** Cancels the attempt to reach the wallet. */
  cancel?(): void
}
