import type { Call, ListenerRequest } from '../../core/driver.ts'
import type { AgentOrder } from '../provider/agentOrder.ts'

/** Orders that the suite sends to the agent of a page. */
export type PageOrder =
  | AgentOrder<'request' | 'listen' | 'unlisten' | 'discover' | 'inspect'>
  /** Starts all calls in one turn of the event loop. */
  | { op: 'requestAll'; calls: readonly Call[] }
  /** Makes calls in sequence, and stops at the first call without an immediate answer. */
  | { op: 'requestEach'; calls: readonly Call[] }
  /** Fetches the answer to a call that `requestAll` or `requestEach` left open. */
  | { op: 'requestOpen'; id: string }

/** Settings of the agent, which it needs before the page's first script. */
export type PageSetup = {
  /** Name of the check, which its events repeat. */
  check: string
  /** The rdns of the wallet under test. Default: the first that announces itself, except the decoy. */
  rdns?: string
  /** Global variables in which the wallet may inject itself. */
  paths: readonly string[]
  /** Listeners to add to the first page as soon as the wallet is available. */
  listeners: readonly ListenerRequest[]
  /** Whether to add a second wallet to the page. */
  decoy: boolean
  /** Whether to add the listeners at the first announcement, because the driver does not call `arrived`. */
  eager?: boolean
}
