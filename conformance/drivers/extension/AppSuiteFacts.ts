import type { PersonaName } from '@touchstone/harness'

/** Facts about a wallet that the app suite needs: `touchstone app --wallet <name>-extension`. */
export type AppSuiteFacts = {
  /** Persona of the wallet. Which variants of the cells a user can produce depends on its policy. */
  persona: PersonaName
  /** Whether the provider emits an event when the wallet loses its network, and when the network is back. */
  reportsNetwork: boolean
  /** Whether the wallet sends events only to the tab in front. Default: to all tabs of a site. */
  notifiesFrontTabOnly?: true
  /**
   * Reads a message between the wallet's provider and its content script (`window.postMessage`). Returns undefined for
   * any other message. Runs in the page, so it must not use anything of its module.
   */
  readProviderMessage: (message: unknown) => WalletMessage | undefined
  /**
   * Name of the event that the content script sends when it is connected again after the page has returned from the
   * back/forward cache. Undefined if the content script sends none.
   */
  returnEvent?: string
}

/** A message between a wallet's provider and its content script. An answer has the `id` of its request. */
export type WalletMessage =
  | { kind: 'call'; method: string; params: unknown; id: unknown }
  | { kind: 'answer'; id: unknown; value: unknown; failed: boolean }
  | { kind: 'event'; event: string; data: unknown }
