import type { WalletScript } from './world/WalletScript.ts'

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
  /** Timers of so many ms end at once, or never. */
  time?: { from: number; to: number; end: 'at once' | 'never' }
  /** What breaks. */
  breaks?: 'dialog' | 'nodes'
  acts: readonly Act[]
  /** The state is reached when this is there. */
  shows: string
}

export type Group = { title: string; states: readonly State[] }
