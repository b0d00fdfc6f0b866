import type { Call, ListenerRequest } from '../../core/driver.ts'

/** Orders for the agent of a page. */
export type PageOrder =
  | { op: 'request'; call: Call }
  /** Starts all calls in one turn of the event loop. `requestOpen` fetches the answers. */
  | { op: 'requestAll'; calls: readonly Call[] }
  /** Makes calls in sequence, up to the first without an immediate answer. */
  | { op: 'requestEach'; calls: readonly Call[] }
  /** Fetches the answer to a call that `requestAll` or `requestEach` left open. */
  | { op: 'requestOpen'; id: string }
  | { op: 'listen'; listen: ListenerRequest }
  | { op: 'unlisten'; listener: string }
  | { op: 'discover' }
  | { op: 'inspect'; path: string }

/** Settings of the agent, needed before the page's first script. */
export type PageSetup = {
  /** Name under which the page reports its events. */
  check: string
  /** The rdns of the wallet. Default: the first wallet that announces itself, except the decoy. */
  rdns?: string
  /** Paths of the globals in which the wallet injects itself. */
  paths: readonly string[]
  /** Listeners to add as soon as the wallet is available. They are added only in the first page. */
  listeners: readonly ListenerRequest[]
  /** Adds a second wallet to the page. */
  decoy: boolean
  /** Adds the listeners when the wallet announces itself, because `arrived` is not called. */
  eager?: boolean
}
