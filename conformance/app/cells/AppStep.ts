/**
 * The script of a cell as data. The wallet types (`Act`, `Rule`, `Encoded`) are those of the harness in JSON form: the
 * catalogue imports no module that depends on a wallet or a browser.
 */

export type EncodedValue = { $: string; [field: string]: unknown }
export type WalletAct = { type: string; [field: string]: unknown }
export type WalletRule = {
  method: string
  do: { type: string; [field: string]: unknown }
  times?: number
  after?: number
  events?: 'before' | 'after' | 'without' | 'twice'
}

export type AppStep =
  /** The user connects. `missing`: a wallet that is not installed; `switch: false`: "Connect on …". */
  | { do: 'connect'; wallet: 'first' | 'second' | 'missing'; switch?: false }
  | { do: 'switch'; chainId: number }
  | { do: 'add'; chainId: number }
  | { do: 'cancel' }
  | { do: 'disconnect' }
  /** The silent attempt in an open page. */
  | { do: 'reconnect' }
  /** Adds a rule to the first wallet. */
  | { do: 'rule'; rule: WalletRule }
  /** An action in the first wallet, apart from requests. */
  | { do: 'act'; act: WalletAct }
  /** The clock advances. */
  | { do: 'advance'; ms: number }
  /** Another wallet announces itself (EIP-6963). */
  | { do: 'announce' }
  /** The user switches to another tab, or back to this one. */
  | { do: 'show'; visible: boolean }
  /** The page is reloaded, with the same storage and wallet. */
  | { do: 'reload' }
  /** The page returns from the back/forward cache. */
  | { do: 'restore' }
  /** Another tab of the same origin with the same wallet. `forget`: it disconnects without a request to the wallet. */
  | { do: 'tab'; act: 'connect' | 'revoke' | 'switch' | 'forget'; chainId?: number }

/** Action of the wallet that proves the stimulus. Without it, the persona cannot produce the stimulus. */
export type StimulusEvidence = {
  /** Name of a provider event. */
  event?: string
  /** Length of the list in its first argument. */
  count?: number
  /** A request of the product that the wallet answers with a list of this length. */
  answers?: { method: string; count: number }
  /** Method of a request that gets a response, of whatever kind. */
  settles?: string
  /** Code of a failed response. */
  code?: number | string
  /** Message if the evidence is missing. */
  skipReason: string
}
