/** Behaviour in which wallets differ, as settings. `standardPolicy` has the defaults. */
export type Policy = {
  /** Whether `accountsChanged` precedes or follows the answer to the approved request that causes it. */
  accountsEvent: 'before' | 'after'
  /** Whether `chainChanged` precedes or follows the answer to the request that switches or adds the chain. */
  chainEvent: 'before' | 'after'
  /** Whether each site has its own chain. Otherwise all sites are on the chain that the wallet has selected. */
  chainPerSite: boolean
  /** Chain of a site without permission, if each site has its own. Undefined: that of the wallet. */
  unconnectedChain: number | undefined
  /** Whether a locked wallet hides its accounts, so that locking sends `accountsChanged []`. */
  lockHides: boolean
  /** Whether unlocking sends `accountsChanged` with the accounts of the site. */
  unlockEvent: boolean
  /** Sites for which a switch to a listed chain opens a prompt: all, those without permission, or none. */
  switchAsks: 'always' | 'unconnected' | 'never'
  /** Whether a site without permission gets 4902 without a prompt (EIP-3326, "Preserving User Privacy"). */
  revealsChains: boolean
  /** Whether a switch sends `chainChanged` while disconnected. Otherwise it follows the next `connect`. */
  offlineChainEvent: boolean
  /** Whether an approved `wallet_addEthereumChain` also selects the added chain. */
  addSelects: boolean
  /** Whether the wallet asks a node on this machine for its chain id before it adds the chain (EIP-3085). */
  addVerifiesNode: boolean
  /** Whether `wallet_addEthereumChain` opens a prompt if the wallet lists the chain already. */
  addKnownAsks: boolean
  /** Second request for accounts during a prompt: -32002 (`refuse`), the same prompt (`join`), or another one. */
  pending: 'refuse' | 'join' | 'queue'
  /** Whether the prompt of a request for accounts stays open when the user leaves or reloads the page. */
  promptSurvivesReload: boolean
  /** Maximum number of accounts that the user can permit a site to see. */
  accountLimit: number
  /** Whether a site can have only one open prompt to switch or add a chain. */
  chainPromptsExclude: boolean
  /** Whether a site loses its own chain when the user disconnects it in the wallet. */
  revokeResetsChain: boolean
  /** `isConnected()`: the connection (`honest`), true, or a connection with a visible account (`accounts`). */
  isConnected: 'honest' | 'always' | 'accounts'
  /** Chain that must be reachable to be connected: any listed one (EIP-1193), or that of the site. */
  connectedTo: 'any' | 'site'
  /** Whether the wallet supports `wallet_sendCalls` and the other methods of EIP-5792. */
  eip5792: boolean
  /** Whether the wallet supports `wallet_watchAsset`. */
  eip747: boolean
  /** Whether the wallet supports `wallet_connect` and `wallet_disconnect`. */
  eip7846: boolean
}

export const standardPolicy: Policy = {
  accountsEvent: 'before',
  chainEvent: 'before',
  chainPerSite: false,
  unconnectedChain: undefined,
  lockHides: true,
  unlockEvent: true,
  switchAsks: 'always',
  revealsChains: true,
  offlineChainEvent: false,
  addSelects: false,
  addVerifiesNode: true,
  addKnownAsks: true,
  pending: 'refuse',
  promptSurvivesReload: false,
  accountLimit: Number.POSITIVE_INFINITY,
  chainPromptsExclude: false,
  revokeResetsChain: false,
  isConnected: 'honest',
  connectedTo: 'any',
  eip5792: true,
  eip747: true,
  eip7846: true,
}
