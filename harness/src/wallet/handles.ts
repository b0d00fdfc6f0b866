import type { Act, Address, Encoded, ErrorShape, Prompt } from './types.ts'

/** A prompt in a test's hand. `Said` is `void` in Node, a promise across a bridge. */
export type PromptHandle<Said = void> = Prompt & {
  approve(choice?: { accounts?: Address[] }): Said
  reject(said?: { code?: number | string; message?: string }): Said
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

type Quiet = { event?: boolean }

/** Each act by its name: `wallet.lock()` is `wallet.act({ type: 'lock' })`. */
export type Hands<Said = void> = {
  approve(choice?: { accounts?: Address[] }): Said
  reject(said?: { code?: number | string; message?: string }): Said
  dismiss(): Said
  selectAccounts(accounts: Address[], options?: Quiet): Said
  wipe(options?: Quiet): Said
  revoke(): Said
  switchChain(chainId: number, options?: Quiet): Said
  lock(options?: Quiet): Said
  unlock(options?: Quiet): Said
  refresh(): Said
  drop(options?: { error?: ErrorShape; argument?: 'none' }): Said
  restore(): Said
  networkDown(chainId?: number): Said
  networkUp(): Said
  emit(event: string, ...args: Encoded[]): Said
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
  drop: (options = {}) => act({ type: 'drop', ...options }),
  restore: () => act({ type: 'restore' }),
  networkDown: (chainId) =>
    act({ type: 'networkDown', ...(chainId === undefined ? {} : { chainId }) }),
  networkUp: () => act({ type: 'networkUp' }),
  emit: (event, ...args) => act({ type: 'emit', event, args }),
  vanish: () => act({ type: 'vanish' }),
})
