import type { Call, ListenerRequest } from '../../core/driver.ts'

/** Orders that the suite sends to the agent of a page. */
export type PageOrder =
  | { op: 'request'; call: Call }
  /** Starts all calls in one turn of the event loop. Later orders `requestOpen` fetch the answers. */
  | { op: 'requestAll'; calls: readonly Call[] }
  /** Makes calls in sequence, and stops at the first call without an immediate answer. */
  | { op: 'requestEach'; calls: readonly Call[] }
  /** Fetches the answer to a call that `requestAll` or `requestEach` left open. */
  | { op: 'requestOpen'; id: string }
  | { op: 'listen'; listen: ListenerRequest }
  | { op: 'unlisten'; listener: string }
  | { op: 'discover' }
  | { op: 'inspect'; path: string }

/** Settings of the agent, which it needs before the page's first script. */
export type PageSetup = {
  /** Name of the check. The page adds it to the events that it reports. */
  check: string
  /**
   * The rdns of the wallet under test. Default: that of the first wallet that announces itself, except the
   * decoy.
   */
  rdns?: string
  /** Paths of the global variables in which the wallet may inject itself. */
  paths: readonly string[]
  /** Listeners to add as soon as the wallet is available. The agent adds them in the first page only. */
  listeners: readonly ListenerRequest[]
  /** Whether to add a second wallet to the page. */
  decoy: boolean
  /** Whether to add the listeners at the first announcement of a wallet, because the driver does not call `arrived`. */
  eager?: boolean
}
