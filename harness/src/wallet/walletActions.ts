import type { Act, Address, Capabilities, Encoded, ErrorShape, Prompt } from './types.ts'

/** Controls of an open prompt. `Result` is `void` in Node, and a promise across a bridge. */
export type PromptHandle<Result = void> = Prompt & {
  /**
   * `accounts`: those that the site may see (EIP-1102). Default: those that it saw before, else the selected
   * one.
   */
  approve(choice?: { accounts?: Address[] }): Result
  /** Rejects with the wallet's own error, or with this code or message. */
  reject(error?: { code?: number | string; message?: string }): Result
  /** Closes the window without an answer. The persona decides which error the dapp gets. */
  dismiss(): Result
}

export const createPromptHandle = <Result>(
  prompt: Prompt,
  act: (act: Act) => Result,
): PromptHandle<Result> => ({
  ...prompt,
  approve: (choice = {}) => act({ type: 'approve', prompt: prompt.id, ...choice }),
  reject: (error = {}) => act({ type: 'reject', prompt: prompt.id, ...error }),
  dismiss: () => act({ type: 'dismiss', prompt: prompt.id }),
})

type EventOption = {
  /** With `false`, the wallet changes without sending an event. */
  event?: boolean
}

/** Acts as methods: `wallet.lock()` is `wallet.act({ type: 'lock' })`. */
export type WalletActions<Result = void> = {
  /** Approves the oldest open prompt. Has no effect if none is open. */
  approve(choice?: { accounts?: Address[] }): Result
  /** Rejects the oldest open prompt with the wallet's own error, or with this code or message. */
  reject(error?: { code?: number | string; message?: string }): Result
  /** Closes the oldest open prompt without an answer. */
  dismiss(): Result
  /**
   * Selects the first of these accounts. A permitted site sees all of them from now on: `accountsChanged`
   * (EIP-1193).
   */
  selectAccounts(accounts: Address[], options?: EventOption): Result
  /** Hides every account from the site: `accountsChanged []`. */
  wipe(options?: EventOption): Result
  /** Disconnects the site in the wallet's list of sites. */
  revoke(): Result
  /** Switches the wallet to this chain, a number (EIP-155), and lists it if necessary: `chainChanged`. */
  switchChain(chainId: number, options?: EventOption): Result
  lock(options?: EventOption): Result
  unlock(options?: EventOption): Result
  /** Selects the selected account and chain again. Nothing changes, but some wallets send events. */
  refresh(): Result
  /** Sets the wallet's capabilities for batches of calls (EIP-5792) on this chain and for this account. */
  setCapabilities(capabilities: Capabilities): Result
  /**
   * Disconnects the provider from its wallet or its chains: `disconnect` with this error, or the persona's
   * own (1013).
   */
  drop(options?: { error?: ErrorShape; argument?: 'none' }): Result
  /** Reverses `drop`: `connect`. */
  restore(): Result
  /** Makes the nodes of this chain unreachable, or those of all chains. */
  networkDown(chainId?: number): Result
  networkUp(): Result
  /** Sends an event without changing the wallet, to test events that no wallet should send. */
  emit(event: string, ...args: Encoded[]): Result
  /** Makes every later request throw, as after an extension reload under the page. */
  vanish(): Result
}

export const createWalletActions = <Result>(act: (act: Act) => Result): WalletActions<Result> => ({
  approve: (choice = {}) => act({ type: 'approve', ...choice }),
  reject: (error = {}) => act({ type: 'reject', ...error }),
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
