import type { Act, Address, Capabilities, Encoded, ErrorShape, Prompt } from './types.ts'

/** A prompt in a test's hand. `Said` is `void` in Node, a promise across a bridge. */
export type PromptHandle<Said = void> = Prompt & {
  /** `accounts`: those that the site may see (EIP-1102); default: those it saw before, else the selected one. */
  approve(choice?: { accounts?: Address[] }): Said
  /** In the wallet's own words, or with this code or text. */
  reject(said?: { code?: number | string; message?: string }): Said
  /** Closes the window without an answer: what the dapp hears of that is the persona's. */
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
  /** `false`: the wallet changes, and sends no event. */
  event?: boolean
}

/** Each act by its name: `wallet.lock()` is `wallet.act({ type: 'lock' })`. */
export type Hands<Said = void> = {
  /** Approves the oldest open prompt; nothing happens where none is open. */
  approve(choice?: { accounts?: Address[] }): Said
  /** Rejects the oldest open prompt, in the wallet's own words or in these. */
  reject(said?: { code?: number | string; message?: string }): Said
  /** Closes the oldest open prompt without an answer. */
  dismiss(): Said
  /** Selects the first of these; a site with a permission sees them all from now on: `accountsChanged` (EIP-1193). */
  selectAccounts(accounts: Address[], options?: Quiet): Said
  /** Takes every account from the site: `accountsChanged []`. */
  wipe(options?: Quiet): Said
  /** Disconnects the site in the wallet's own list of sites. */
  revoke(): Said
  /** The wallet moves to this chain, a number (EIP-155), listing it first where it does not: `chainChanged`. */
  switchChain(chainId: number, options?: Quiet): Said
  lock(options?: Quiet): Said
  unlock(options?: Quiet): Said
  /** Selects again what is selected: nothing changes, and some wallets send events all the same. */
  refresh(): Said
  /** The wallet can do this with batches of calls from now on (EIP-5792), on this chain and for this account. */
  setCapabilities(capabilities: Capabilities): Said
  /** The provider loses its wallet or its chains: `disconnect` with this error, else the persona's own (1013). */
  drop(options?: { error?: ErrorShape; argument?: 'none' }): Said
  /** Undoes `drop`: `connect`. */
  restore(): Said
  /** The nodes of this chain cannot be reached any more, or those of all chains. */
  networkDown(chainId?: number): Said
  networkUp(): Said
  /** Sends an event verbatim, changing nothing in the wallet: for what no wallet should send. */
  emit(event: string, ...args: Encoded[]): Said
  /** From now on every request throws, as when an extension was reloaded under the page. */
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
