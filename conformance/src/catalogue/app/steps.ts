/**
 * The script of a cell, as data. The words of the wallet (`Act`, `Rule`, `Encoded`) are the harness's, in
 * their JSON form: the catalogue imports nothing that knows a wallet or a browser.
 */

export type Encoded = { $: string; [field: string]: unknown }
export type WalletAct = { type: string; [field: string]: unknown }
export type WalletRule = {
  method: string
  do: { type: string; [field: string]: unknown }
  times?: number
  after?: number
  events?: 'before' | 'after' | 'without' | 'twice'
}

export type AppStep =
  /** The person connects. `missing`: a wallet that is not installed; `switch: false`: "Connect on …". */
  | { do: 'connect'; wallet: 'first' | 'second' | 'missing'; switch?: false }
  | { do: 'switch'; chainId: number }
  | { do: 'add'; chainId: number }
  | { do: 'cancel' }
  | { do: 'disconnect' }
  /** The silent attempt, in a page that is already open. */
  | { do: 'reconnect' }
  /** A rule laid over the first wallet. */
  | { do: 'rule'; rule: WalletRule }
  /** A hand on the first wallet, outside any request. */
  | { do: 'act'; act: WalletAct }
  /** The clock moves on. */
  | { do: 'advance'; ms: number }
  /** A further wallet announces itself (EIP-6963). */
  | { do: 'announce' }
  /** The person turns to another tab, or back to this one. */
  | { do: 'show'; visible: boolean }
  /** The page is loaded afresh: same storage, same wallet. */
  | { do: 'reload' }
  /** The page comes back from the back/forward cache. */
  | { do: 'restore' }
  /** Another tab of the same origin, on the same wallet. `forget`: it disconnects, and the wallet has no word for it. */
  | { do: 'tab'; act: 'connect' | 'revoke' | 'switch' | 'forget'; chainId?: number }

/** What the wallet must be seen to do, or the stimulus did not happen: then the persona cannot produce it. */
export type Evidence = {
  /** An event of the provider… */
  event?: string
  /** …whose first argument is a list of so many. */
  count?: number
  /** A request that the product makes and the wallet answers with a list of so many. */
  answers?: { method: string; count: number }
  /** A request of this method is answered, well or not. */
  settles?: string
  /** An answer that fails with this code. */
  code?: number | string
  /** What to say where it is missing. */
  otherwise: string
}
