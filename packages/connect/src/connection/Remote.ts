import type { Provider } from '../discovery/Provider.ts'

/** Function that returns the EIP-1193 provider of a wallet outside of this page. */
export type Remote = (() => Promise<Provider>) & {
  /**
   * Returns whether the wallet is connected, or was before a reload. The connection then prefers it to an installed
   * wallet with the same id.
   */
  isOpen?(): boolean
  /** Cancels the attempt to reach the wallet. */
  cancel?(): void
}
