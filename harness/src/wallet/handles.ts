import type { Act, Address, Capabilities, Encoded, ErrorShape, Prompt } from './types.ts'

/** Controls of an open prompt. `Said` is `void` in Node, and a promise across a bridge. */
export type PromptHandle<Said = void> = Prompt & {
  /**
   * `accounts`: those that the site may see (EIP-1102). Default: those that it saw before, else the selected
   * one.
   */
  approve(choice?: { accounts?: Address[] }): Said
  /** Rejects with the wallet's own error, or with this code or message. */
  reject(said?: { code?: number | string; message?: string }): Said
  /** Closes the window without an answer. The persona decides which error the dapp gets. */
  dismiss(): Said
}

export const createPromptHandle = <Said>(
  prompt: Prompt,
  act: (act: Act) => Said,
): PromptHandle<Said> => ({
  ...prompt,
  approve: (choice = {}) => act({ type: 'approve', prompt: prompt.id, ...choice }),
  reject: (said = {}) => act({ type: 'reject', prompt: prompt.id, ...said }),
  dismiss: () => act({ type: 'dismiss', prompt: prompt.id }),
})

type Quiet = {
  /** With `false`, the wallet changes without sending an event. */
  event?: boolean
}

/** Acts as methods: `wallet.lock()` is `wallet.act({ type: 'lock' })`. */
export type Hands<Said = void> = {
  /** Approves the oldest open prompt. Has no effect if none is open. */
  approve(choice?: { accounts?: Address[] }): Said
  /** Rejects the oldest open prompt with the wallet's own error, or with this code or message. */
  reject(said?: { code?: number | string; message?: string }): Said
  /** Closes the oldest open prompt without an answer. */
  dismiss(): Said
  /**
   * Selects the first of these accounts. A permitted site sees all of them from now on: `accountsChanged`
   * (EIP-1193).
   */
  selectAccounts(accounts: Address[], options?: Quiet): Said
  /** Hides every account from the site: `accountsChanged []`. */
  wipe(options?: Quiet): Said
  /** Disconnects the site in the wallet's list of sites. */
  revoke(): Said
  /** Switches the wallet to this chain, a number (EIP-155), and lists it if necessary: `chainChanged`. */
  switchChain(chainId: number, options?: Quiet): Said
  lock(options?: Quiet): Said
  unlock(options?: Quiet): Said
  /** Selects the selected account and chain again. Nothing changes, but some wallets send events. */
  refresh(): Said
  /** Sets the wallet's capabilities for batches of calls (EIP-5792) on this chain and for this account. */
  setCapabilities(capabilities: Capabilities): Said
  /**
   * Disconnects the provider from its wallet or its chains: `disconnect` with this error, or the persona's
   * own (1013).
   */
  drop(options?: { error?: ErrorShape; argument?: 'none' }): Said
  /** Reverses `drop`: `connect`. */
  restore(): Said
  /** Makes the nodes of this chain unreachable, or those of all chains. */
  networkDown(chainId?: number): Said
  networkUp(): Said
  /** Sends an event without changing the wallet, to test events that no wallet should send. */
  emit(event: string, ...args: Encoded[]): Said
  /** Makes every later request throw, as after an extension reload under the page. */
  vanish(): Said
}

export const createHands = <Said>(act: (act: Act) => Said): Hands<Said> => ({
  approve: (choice = {}) => act({ type: 'approve', ...choice }),
  reject: (said = {}) => act({ type: 'reject', ...said }),
  dismiss: () => act({ type: 'dismiss' }),
  selectAccounts: (accounts, options = {}) => act({ type: 'selectAccounts', accounts, ...options }),
  wipe: (options = {}) => act({ type: 'wipe', ...options }),
  revoke: () => act({ type: 'revoke' }),
  switchChain: (chainId, options = {}) => act({ type: 'switchChain', chainId, ...options }),
  lock: (options = {}) => act({ type: 'lock', ...options }),
  unlock: (options = {}) => act({ type: 'unlock', ...options }),
  refresh: () => act({ type: 'refresh' }),
  setCapabilities: (capabilities) => act({ type: 'setCapabilities', ...capabilities }),
  drop: (options = {}) => act({ type: 'drop', ...options }),
  restore: () => act({ type: 'restore' }),
  networkDown: (chainId) =>
    act({ type: 'networkDown', ...(chainId === undefined ? {} : { chainId }) }),
  networkUp: () => act({ type: 'networkUp' }),
  emit: (event, ...args) => act({ type: 'emit', event, args }),
  vanish: () => act({ type: 'vanish' }),
})
