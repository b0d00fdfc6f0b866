import type { WalletTypes } from './comparisonSide.ts'

/** A scenario as data: an initial state, then steps of the page and changes in the wallet, in order. */
export type Scenario<W extends WalletTypes> = {
  /** Id, which never changes. Headings in `discoveries/` name it at a known difference. */
  id: string
  /** Title of the test: one sentence about the behaviour of the real provider. */
  title: string
  start?: W['start']
  /** Events that the page listens to from the start. Default: `usualEvents`. */
  events?: readonly string[]
  /** Also records events of the window: announcements and `ethereum#initialized`. */
  window?: true
  steps: readonly Step<W>[]
}

export type Step<W extends WalletTypes> =
  /** A call of a provider method. `'$callback'` becomes a recorded callback. `as` names the call in the transcript. */
  | { call: string; args?: readonly unknown[]; as?: string; answer?: W['answer'] }
  /** The page reads a property path, the result of a method without arguments, or a value of `namedReads`. */
  | { read: string; answer?: W['answer'] }
  /** The page adds a recording listener, which also throws (`throws`) or changes the payload (`spoils`). */
  | { listen: string; manner?: 'throws' | 'spoils' }
  | { unlisten: string }
  /** The page performs an action of `pageActions.ts`. */
  | { page: string }
  /** A change in the wallet, such as another account. */
  | { change: W['change'] }

/** Events of EIP-1193, and `networkChanged` from before it. */
export const usualEvents = [
  'connect',
  'disconnect',
  'accountsChanged',
  'chainChanged',
  'networkChanged',
  'message',
]

/** Steps that read the state of the provider: its chain, its account and its connection. */
export const stateReads = [
  { read: 'chainId' },
  { read: 'selectedAddress' },
  { read: 'networkVersion' },
  { read: 'isConnected()' },
]

/** Creates the step that sends a request with this method. */
export const request = (method: string, params?: unknown) => ({
  call: 'request',
  args: [params === undefined ? { method } : { method, params }],
})

/** Creates the legacy call of this method with a callback. */
export const sendAsync = (method: string, id: number) => ({
  call: 'sendAsync',
  args: [payload(method, id), '$callback'],
})

/** Creates the payload of a legacy call. */
export const payload = (method: string, id: number) => ({ id, jsonrpc: '2.0', method, params: [] })
