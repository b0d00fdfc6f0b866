/** Behaviour in which real wallets differ legitimately. `standardPolicy` has the values of `standard`. */
export type Policy = {
  /** When `accountsChanged` of an approved request is sent, relative to its answer. */
  accountsEvent: 'before' | 'after'
  /** When `chainChanged` of a switch or an add is sent, relative to its answer. */
  chainEvent: 'before' | 'after'
  /** Whether each site has its own chain. */
  chainPerSite: boolean
  /** Chain that a site without permission sees. Undefined: the wallet's own. */
  strangerChain: number | undefined
  /** Whether a locked wallet shows no accounts and sends `accountsChanged`. */
  lockHides: boolean
  /** Whether unlocking sends `accountsChanged` with the accounts. */
  unlockEvent: boolean
  /** Sites that are asked before a switch to a known chain: all, those without permission, or none. */
  switchAsks: 'always' | 'strangers' | 'never'
  /**
   * Whether a site without permission gets 4902 for an unknown chain without a prompt. It could then find out
   * which chains the wallet has (EIP-3326, "Preserving User Privacy").
   */
  strangersProbe: boolean
  /**
   * Whether a switch to an unreachable chain sends `chainChanged` at once. Otherwise it follows when the
   * chain is reachable, after `connect`.
   */
  tellsDeadChain: boolean
  /** Whether an approved `wallet_addEthereumChain` also selects the chain. */
  addSelects: boolean
  /** Whether the wallet asks the node of a new chain for its chain id, as EIP-3085 demands. */
  addVerifiesNode: boolean
  /** Whether adding a known chain prompts. */
  addKnownAsks: boolean
  /** Handling of a second request for accounts while the first is open. */
  pending: 'refuse' | 'join' | 'queue'
  /** Whether a site's request for accounts stays open when its page is left or reloaded. */
  pendingOutlivesPage: boolean
  /** Maximum number of accounts that a site gets. */
  accountLimit: number
  /** Whether only one prompt for a chain can be open at a time. */
  chainPromptsExclude: boolean
  /** Whether disconnecting the site in the wallet resets it to the wallet's own chain. */
  revokeResetsChain: boolean
  /** Value of `isConnected()`: the connection state, always true, or whether the site has accounts. */
  isConnected: 'honest' | 'always' | 'accounts'
  /** Chain that must be reachable for the provider to be connected: any chain (EIP-1193), or the site's own. */
  connectedTo: 'any' | 'site'
  /** EIPs that the wallet supports: `wallet_sendCalls` and others, `wallet_watchAsset`, `wallet_connect`. */
  eip5792: boolean
  eip747: boolean
  eip7846: boolean
}

export const standardPolicy: Policy = {
  accountsEvent: 'before',
  chainEvent: 'before',
  chainPerSite: false,
  strangerChain: undefined,
  lockHides: true,
  unlockEvent: true,
  switchAsks: 'always',
  strangersProbe: true,
  tellsDeadChain: false,
  addSelects: false,
  addVerifiesNode: true,
  addKnownAsks: true,
  pending: 'refuse',
  pendingOutlivesPage: false,
  accountLimit: Number.POSITIVE_INFINITY,
  chainPromptsExclude: false,
  revokeResetsChain: false,
  isConnected: 'honest',
  connectedTo: 'any',
  eip5792: true,
  eip747: true,
  eip7846: true,
}
