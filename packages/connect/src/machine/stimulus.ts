import type { WalletId } from '../types.ts'

/** Everything that can happen to a connection. Payloads of wallets are `unknown` until normalised. */
export type Stimulus =
  | {
      type: 'connect'
      ticket: number
      wallet: WalletId
      /** The wallet is in this page, or can be reached from it. */
      present: boolean
      patient: boolean
      /** The chain to be asked for before `connect`; absent: stay on the wallet's own. */
      target?: number | undefined
    }
  | { type: 'switch'; ticket: number; chainId: number }
  | { type: 'add'; ticket: number; chainId: number }
  | { type: 'cancel' }
  | { type: 'disconnect' }
  | { type: 'reconnect'; present: boolean }
  /** The wallet that is being restored has appeared. */
  | { type: 'appeared' }
  | { type: 'answer'; call: number; purpose: Purpose; wallet: WalletId; answer: Answer }
  | { type: 'accountsChanged'; payload: unknown }
  | { type: 'chainChanged'; payload: unknown }
  | { type: 'providerConnect'; payload: unknown }
  | { type: 'providerDisconnect'; payload: unknown }
  /** A request made outside of the connection failed: the wallet is gone, or it no longer knows this site. */
  | { type: 'failed'; why: 'gone' | 'unauthorised' }
  | { type: 'timer'; timer: Timer }
  /** The page came back from the back/forward cache. */
  | { type: 'restored' }
  /** The person disconnected this wallet in another tab of the origin. */
  | { type: 'forgotten'; wallet: WalletId }

/** What a request to the wallet was for. */
export type Purpose =
  /** `eth_requestAccounts`, which prompts */
  | 'request'
  /** `eth_accounts` of the silent attempt */
  | 'restore'
  /** `eth_accounts` after the back/forward cache, while a request is pending */
  | 'recheck'
  | 'readAccounts'
  | 'readChain'
  | 'switch'
  | 'add'
  | 'revoke'

/** `gone`: the wallet is no longer behind its provider. */
export type Answer = { ok: true; value: unknown } | { ok: false; error: unknown; gone: boolean }

/**
 * `prompt` 120 s for accounts, `silent` 5 s of a visible page, `read` 5 s for a read that another one waits for,
 * `pursuit` 120 s for a chain, `settle` 2 s for the chain to follow an answer, `poll` between reads of it,
 * `grace` 1 s for an answer to follow the chain.
 */
export type Timer = 'prompt' | 'silent' | 'read' | 'pursuit' | 'settle' | 'poll' | 'grace'

/** In ms (decision 9). */
export const durations: Record<Timer, number> = {
  prompt: 120_000,
  silent: 5_000,
  read: 5_000,
  pursuit: 120_000,
  settle: 2_000,
  poll: 400,
  grace: 1_000,
}
