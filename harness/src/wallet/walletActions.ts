import { encode } from './jsonEncoding.ts'
import { rejectionOf } from './parseRuleArguments.ts'
import type { Act, Address, Capabilities, ErrorShape, Prompt } from './types.ts'

/** Open prompt with its answers. `Result` is `void` in Node, and a promise if the wallet is in a page. */
export type PromptHandle<Result = void> = Prompt & {
  /** Approves the prompt. `accounts`: those that the site may see. Default: as before, or the selected one. */
  approve(choice?: { accounts?: Address[] }): Result
  /** Rejects the prompt with the error of the persona, or with this code or message. */
  reject(error?: { code?: number | string; message?: string }): Result
  /** Closes the wallet's window without an answer. The persona decides which error the dapp gets. */
  dismiss(): Result
}

export const createPromptHandle = <Result>(
  prompt: Prompt,
  act: (act: Act) => Result,
): PromptHandle<Result> => ({
  ...prompt,
  approve: (choice = {}) => act({ type: 'approve', prompt: prompt.id, ...choice }),
  reject: (error = {}) => act({ type: 'reject', prompt: prompt.id, ...rejectionOf(error) }),
  dismiss: () => act({ type: 'dismiss', prompt: prompt.id }),
})

/** Option of an act that changes the state of the wallet. */
type EventOption = {
  /** With `false`, the wallet changes its state but sends no event. */
  event?: boolean
}

/** Each act on a wallet as a method: `wallet.lock()` is the same as `wallet.act({ type: 'lock' })`. */
export type WalletActions<Result = void> = {
  /** Approves the oldest open prompt. Has no effect if none is open. */
  approve(choice?: { accounts?: Address[] }): Result
  /** Rejects the oldest open prompt with the wallet's own error, or with this code or message. */
  reject(error?: { code?: number | string; message?: string }): Result
  /** Closes the oldest open prompt without an answer. */
  dismiss(): Result
  /** Selects the first of these accounts. A site with permission sees them, up to the limit of the persona. */
  selectAccounts(accounts: Address[], options?: EventOption): Result
  /** Hides every account from the site, which gets `accountsChanged []`. */
  wipeAccounts(options?: EventOption): Result
  /** Disconnects the site in the wallet's list of sites. */
  revoke(): Result
  /** Switches to the chain with this id (EIP-155), and first adds it to the list if necessary. */
  switchChain(chainId: number, options?: EventOption): Result
  lock(options?: EventOption): Result
  unlock(options?: EventOption): Result
  /** Selects the selected account and chain again. Nothing changes, but a faulty wallet may send events. */
  refresh(): Result
  /** Changes capabilities (EIP-5792). Without `chainId` or `account`, for every chain or account. */
  setCapabilities(capabilities: Capabilities): Result
  /** Disconnects the provider, with this error in the event or none. Default: the error of the persona. */
  drop(options?: { error?: ErrorShape; argument?: 'none' }): Result
  /** Connects the provider again after `drop` or `networkDown`. The site gets `connect`. */
  restore(): Result
  /** Makes the node of this chain unreachable. Without a chain id, it makes all nodes unreachable. */
  networkDown(chainId?: number): Result
  networkUp(): Result
  /**
   * Sends an event with these arguments without changing the wallet, to test events that no wallet should send.
   *
   * @example wallet.emit('chainChanged', '0x1')
   */
  emit(event: string, ...args: unknown[]): Result
  /** Makes every later request throw, as Chromium does when the extension of an open page was reloaded. */
  vanish(): Result
}

export const createWalletActions = <Result>(act: (act: Act) => Result): WalletActions<Result> => ({
  approve: (choice = {}) => act({ type: 'approve', ...choice }),
  reject: (error = {}) => act({ type: 'reject', ...rejectionOf(error) }),
  dismiss: () => act({ type: 'dismiss' }),
  selectAccounts: (accounts, options = {}) => act({ type: 'selectAccounts', accounts, ...options }),
  wipeAccounts: (options = {}) => act({ type: 'wipeAccounts', ...options }),
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
  emit: (event, ...args) => act({ type: 'emit', event, args: args.map(encode) }),
  vanish: () => act({ type: 'vanish' }),
})
