/**
 * JSON forms of the harness's types `Encoded`, `Act` and `Rule`. The cells import no module that depends on a wallet.
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
  /** `missing`: a wallet that is not installed. `switch: false`: without a switch to the app's chain. */
  | { do: 'connect'; wallet: 'first' | 'second' | 'missing'; switch?: false }
  | { do: 'switch'; chainId: number }
  | { do: 'add'; chainId: number }
  | { do: 'cancel' }
  | { do: 'disconnect' }
  /** The app starts to read the wallet's capabilities (EIP-5792). */
  | { do: 'watchCapabilities' }
  /** The app tries to reconnect silently in a page that is already open. */
  | { do: 'reconnect' }
  | { do: 'rule'; rule: WalletRule }
  | { do: 'act'; act: WalletAct }
  /** The clock of the page and of the wallet advances. */
  | { do: 'advance'; ms: number }
  | { do: 'announce' }
  /** The user switches to another tab, or back to this one. */
  | { do: 'show'; visible: boolean }
  /** The page is reloaded, with the same storage and wallet. */
  | { do: 'reload' }
  /** The page returns from the back/forward cache. */
  | { do: 'restore' }
  /** Another tab of the same origin acts. `forget` removes the stored connection without a request. */
  | { do: 'tab'; act: 'connect' | 'revoke' | 'switch' | 'forget'; chainId?: number }
