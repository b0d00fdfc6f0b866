/**
 * Types of the steps that a cell's script consists of. `EncodedValue`, `WalletAct` and `WalletRule` are the JSON forms
 * of the harness's types `Encoded`, `Act` and `Rule`. They are declared here so that the cells import no module that
 * depends on a wallet or a browser.
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
  /**
   * The user connects. `missing` is a wallet that is not installed. `switch: false` connects without a switch to the
   * app's chain, as the button "Connect on …" does.
   */
  | { do: 'connect'; wallet: 'first' | 'second' | 'missing'; switch?: false }
  | { do: 'switch'; chainId: number }
  | { do: 'add'; chainId: number }
  | { do: 'cancel' }
  | { do: 'disconnect' }
  /** The app starts to read the wallet's capabilities (EIP-5792), and keeps them up to date. */
  | { do: 'watchCapabilities' }
  /** The app tries to reconnect silently in a page that is already open. */
  | { do: 'reconnect' }
  /** Adds a rule to the first wallet. */
  | { do: 'rule'; rule: WalletRule }
  /** The first wallet performs an act of the harness, for example `approve`, `lock` or `emit`. */
  | { do: 'act'; act: WalletAct }
  /** The clock of the page and the wallet advances by `ms`. */
  | { do: 'advance'; ms: number }
  /** Another wallet announces itself (EIP-6963). */
  | { do: 'announce' }
  /** The user switches to another tab, or back to this one. */
  | { do: 'show'; visible: boolean }
  /** The page is reloaded, with the same storage and wallet. */
  | { do: 'reload' }
  /** The page returns from the back/forward cache. */
  | { do: 'restore' }
  /**
   * Another tab of the same origin, with the same wallet, performs `act`. `forget` removes the stored connection and
   * sends no request to the wallet.
   */
  | { do: 'tab'; act: 'connect' | 'revoke' | 'switch' | 'forget'; chainId?: number }

/**
 * Condition on the wallet's transcript: an entry of the stimulus must match `event` (with `count`), `answers`,
 * `settles` or `code`, of which an object has one. If no entry matches, the persona cannot produce the stimulus, and
 * the variant is not applicable. For the persona `standard`, this is a harness error.
 */
export type StimulusEvidence = {
  /** Name of a provider event that the wallet emits. */
  event?: string
  /** Length of the list in the first argument of that event. */
  count?: number
  /** A method whose request the wallet answers with a list of this length. */
  answers?: { method: string; count: number }
  /** Method of a request that gets a response, either a result or an error. */
  settles?: string
  /** Error code in a response of the wallet. */
  code?: number | string
  /**
   * Reason in the report if the evidence is missing. The text continues a sentence that begins with the name of the
   * persona.
   */
  skipReason: string
}
