import type { WalletId } from '../types.ts'

/** Everything that can happen to a connection. Payloads of wallets are `unknown` until normalised. */
export type Stimulus =
  /** The person picks a wallet (`eth_requestAccounts`, EIP-1102). */
  | {
      type: 'connect'
      /** Numbers the promise that the person was given, here and below. */
      ticket: number
      wallet: WalletId
      /** The wallet is in this page, or can be reached from it. */
      present: boolean
      /** On another device: no time-out of ours (decision 9). */
      patient: boolean
      /** The chain to be asked for before `connect`, a number (EIP-155, decision 6); absent: stay on the wallet's own. */
      target?: number | undefined
    }
  /** The person picks a network, a number (EIP-155): `wallet_switchEthereumChain` (EIP-3326). */
  | { type: 'switch'; ticket: number; chainId: number }
  /** The person has it added: `wallet_addEthereumChain` (EIP-3085, decision 8). */
  | { type: 'add'; ticket: number; chainId: number }
  /** The person ends the wait, never the connection (decision 14). */
  | { type: 'cancel' }
  /** The person disconnects: `wallet_revokePermissions` (EIP-2255), where the wallet has it. */
  | { type: 'disconnect' }
  /** The page starts: the silent attempt, `eth_accounts` (decision 13). */
  | { type: 'reconnect'; present: boolean }
  /** The wallet that is being restored has appeared. */
  | { type: 'appeared' }
  /** Several wallets of the page announce the identity of the wallet that is being, or was to be, restored. */
  | { type: 'contested' }
  /** The wallet answers what the effect `call` of this number asked. */
  | { type: 'answer'; call: number; purpose: Purpose; wallet: WalletId; answer: Answer }
  /** EIP-1193: the accounts, as the wallet writes them. */
  | { type: 'accountsChanged'; payload: unknown }
  /** EIP-1193: the chain id, hex by the letter (EIP-695), anything in fact. */
  | { type: 'chainChanged'; payload: unknown }
  /** EIP-1193 `connect`: `{ chainId }`. */
  | { type: 'providerConnect'; payload: unknown }
  /** EIP-1193 `disconnect`: an error; its code 1013 may recover. */
  | { type: 'providerDisconnect'; payload: unknown }
  /** A request made outside of the connection failed: the wallet is gone, or it no longer knows this site. */
  | { type: 'failed'; why: 'gone' | 'unauthorised' }
  /** So many ms are over as `durations` says (decision 9). */
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
