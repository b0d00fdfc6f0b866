import type { PairingScript } from './world/PairingScript.ts'
import type { Answer, WalletScript } from './world/WalletScript.ts'

/** What happens in a state, one after the other; each waits until it can be done. */
export type Act =
  /** Presses the first element that fits. */
  | { press: string }
  /** Types into the first element that fits. */
  | { type: string; text: string }
  /** Waits until such an element is there. */
  | { see: string }
  /** The wallet says something of itself. */
  | { emit: 'accountsChanged' | 'chainChanged' | 'disconnect'; value: unknown }
  /** The network of this device is gone. */
  | { do: 'offline' }

/** One thing that the app can show: a world, what is done in it, and what is then to be seen. */
export type State = {
  /** Permanent: the address of the state. */
  id: string
  title: string
  /** MetaMask, unless a state says otherwise. */
  wallets?: readonly WalletScript[]
  /** What the browser remembers from before, by key. */
  remembers?: Readonly<Record<string, unknown>>
  /** Timers of so many ms end at once, or never; only the first of them, where it says how many. */
  time?: { from: number; to: number; end: 'at once' | 'never'; first?: number }
  /** What breaks. */
  breaks?: 'dialog' | 'nodes'
  /** What the browser does with what is copied. */
  clipboard?: 'takes' | 'refuses'
  /** What the nodes answer, by method; what is not here the local chain answers. */
  nodes?: Readonly<Record<string, Answer>>
  /** What is fetched when it is needed and does not come: the end of its path. */
  loses?: string
  /** The app has a WalletConnect project, and this is the phone. Else it has none. */
  pairing?: PairingScript
  /** The browser says that it is on such a phone. */
  phone?: 'Android'
  acts: readonly Act[]
  /** The state is reached when this is there. */
  shows: string
}

export type Group = { title: string; states: readonly State[] }
