import type { Answer, WalletScript } from './environment/WalletScript.ts'

/** A step of a state. Steps run in order. A step with a selector waits for a matching element. */
export type Step =
  /** Clicks the first element that matches the selector. */
  | { press: string }
  /** Enters `text` into the first element that matches the selector. */
  | { type: string; text: string }
  /** Waits for an element that matches the selector. */
  | { see: string }
  /** Each wallet of the page emits an event. */
  | { emit: 'accountsChanged' | 'chainChanged' | 'disconnect'; value: unknown }
  /** The browser reports that it is offline. */
  | { do: 'offline' }

/** A state of the app: its environment, the steps that lead to it, and the element that proves it. */
export type State = {
  /** Id in the URL of the state (`state.html?state=<id>`). It must not change, so that links stay valid. */
  id: string
  title: string
  /** Page that the state shows: the app, or a page with each dialog behind its own button. Default: `app`. */
  page?: 'app' | 'dialogs'
  /** Wallets of the page. Default: MetaMask. */
  wallets?: readonly WalletScript[]
  /** Stored values from an earlier visit, by key. */
  stored?: Readonly<Record<string, unknown>>
  /** Makes timers of `from` to `to` ms fire at once or never; if `first` is set, only that many timers. */
  timers?: { from: number; to: number; end: 'at once' | 'never'; first?: number }
  /** Part of the environment that fails: the browser cannot open a `<dialog>`, or no node answers. */
  broken?: 'dialog' | 'nodes'
  /** Replaces the clipboard by one that accepts or rejects every text. */
  clipboard?: 'takes' | 'refuses'
  /** Responses of the nodes by method. The local chain answers all other methods. */
  nodes?: Readonly<Record<string, Answer>>
  /** End of the path of a lazy chunk that fails to load. */
  missingChunk?: string
  /** Behaviour of the WalletConnect relay and the phone. If undefined, the app has no WalletConnect project. */
  pairing?: PairingScript
  /** Whether the browser reports Android as its platform. */
  phone?: boolean
  steps: readonly Step[]
  /** Selector of the element that proves that the state is reached. */
  shows: string
}

export type Group = { title: string; states: readonly State[] }

export type PairingScript = {
  /** The relay stays silent, rejects the app, or rejects the device's clock. Default: it answers at once. */
  relay?: 'silent' | 'refuses' | 'clock'
  /**
   * Response of the phone to the session proposal. Default: none. `elsewhere`: approves a session on Ethereum only, and
   * never answers the request to switch.
   */
  phone?: 'approves' | 'elsewhere' | { error: { code?: number; message?: string } }
}
