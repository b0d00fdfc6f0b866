import type { WalletId } from '../catalogue/Wallet.ts'

/** Event or act that the transition function handles. Payloads of wallets are `unknown` until they are normalised. */
export type Stimulus =
  /** The user connects to a wallet (`eth_requestAccounts`, EIP-1102). */
  | {
      type: 'connect'
      /** Number of the promise that the caller received. `ticket` means the same in the other stimuli. */
      ticket: number
      wallet: WalletId
      /** Whether the wallet is installed in this page, or reachable on another device. */
      present: boolean
      /** Whether the wallet is on another device. The attempt then has no timeout. */
      remote: boolean
      /**
       * Chain to which the wallet is asked to switch before the event `connect` (EIP-155 number). If it is absent, the
       * connection uses the wallet's chain.
       */
      target?: number | undefined
    }
  /** The user switches the chain (EIP-155 number): `wallet_switchEthereumChain` (EIP-3326). */
  | { type: 'switch'; ticket: number; chainId: number }
  /** The user adds the chain: `wallet_addEthereumChain` (EIP-3085). */
  | { type: 'add'; ticket: number; chainId: number }
  /** The user cancels the pending request. If the app is connected, it stays connected. */
  | { type: 'cancel' }
  /** The user disconnects: `wallet_revokePermissions` (EIP-2255), if the wallet supports it. */
  | { type: 'disconnect' }
  /** The page starts: restores the stored wallet with `eth_accounts`, without a prompt. */
  | { type: 'reconnect'; present: boolean }
  /** The wallet that is being restored has appeared. */
  | { type: 'appeared' }
  /** Several wallets of the page announce the identity of the wallet to restore. */
  | { type: 'contested' }
  /** The wallet answers the `call` effect with this number. */
  | { type: 'answer'; call: number; purpose: Purpose; wallet: WalletId; answer: Answer }
  /** EIP-1193 `accountsChanged`: the accounts, in the wallet's spelling. */
  | { type: 'accountsChanged'; payload: unknown }
  /** EIP-1193 `chainChanged`: a hex chain id (EIP-695). Wallets also send other forms. */
  | { type: 'chainChanged'; payload: unknown }
  /** EIP-1193 `connect`: `{ chainId }`. */
  | { type: 'providerConnect'; payload: unknown }
  /** EIP-1193 `disconnect`: an error. After the code 1013 the provider may recover. */
  | { type: 'providerDisconnect'; payload: unknown }
  /** A request of the app failed: the wallet is gone, or the site lost its permission. */
  | { type: 'failed'; why: 'gone' | 'unauthorised' }
  /** A timer of `durations` ended. */
  | { type: 'timer'; timer: Timer }
  /** The browser restored the page from the back/forward cache. */
  | { type: 'restored' }
  /** The user disconnected this wallet in another tab of the origin. */
  | { type: 'forgotten'; wallet: WalletId }

/** Purpose of a request to the wallet. */
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

/** Outcome of a request to the wallet. With `gone`, the extension behind the provider no longer runs. */
export type Answer = { ok: true; value: unknown } | { ok: false; error: unknown; gone: boolean }

/**
 * Names of the timers. `prompt` limits the request of accounts. `silent` limits a reconnect, and counts only while the
 * page is visible. `read` limits a read that the next step needs. `chainRequest` limits a switch or an add. `settle`
 * limits the time from the wallet's answer until it is on the chain. `poll` is the interval between reads of the chain.
 * `grace` limits the time from the chain's change until the wallet's answer.
 */
export type Timer = 'prompt' | 'silent' | 'read' | 'chainRequest' | 'settle' | 'poll' | 'grace'

/** Durations of the timers in ms, as the transition table specifies them. */
export const durations: Record<Timer, number> = {
  prompt: 120_000,
  silent: 5_000,
  read: 5_000,
  chainRequest: 120_000,
  settle: 2_000,
  poll: 400,
  grace: 1_000,
}
