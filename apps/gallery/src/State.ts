import type { PairingScript } from './environment/PairingScript.ts'
import type { Answer, WalletScript } from './environment/WalletScript.ts'

/** A step of a state. Steps run in order; each waits until it is possible. */
export type Step =
  /** Clicks the first matching element. */
  | { press: string }
  /** Types into the first matching element. */
  | { type: string; text: string }
  /** Waits for a matching element. */
  | { see: string }
  /** The wallet emits an event. */
  | { emit: 'accountsChanged' | 'chainChanged' | 'disconnect'; value: unknown }
  /** The device goes offline. */
  | { do: 'offline' }

/** A state of the app: its environment, the steps that lead to it, and the element that proves it. */
export type State = {
  /** Permanent: it is the address of the state. */
  id: string
  title: string
  /** Default: MetaMask. */
  wallets?: readonly WalletScript[]
  /** Stored values from an earlier visit, by key. */
  stored?: Readonly<Record<string, unknown>>
  /** Timers between `from` and `to` ms end at once or never. With `first`, only that many of them. */
  timers?: { from: number; to: number; end: 'at once' | 'never'; first?: number }
  /** The part that fails. */
  broken?: 'dialog' | 'nodes'
  /** Whether the clipboard accepts text. */
  clipboard?: 'takes' | 'refuses'
  /** Responses of the nodes by method. The local chain answers all other methods. */
  nodes?: Readonly<Record<string, Answer>>
  /** End of the path of a lazy chunk that fails to load. */
  missingChunk?: string
  /** Behaviour of the phone; the app has a WalletConnect project then. */
  pairing?: PairingScript
  /** Platform that the browser reports. */
  phone?: 'Android'
  steps: readonly Step[]
  /** Selector of the element that proves that the state is reached. */
  shows: string
}

export type Group = { title: string; states: readonly State[] }
