import type { Call, Listen } from '../../engine/driver.ts'

/** What the agent of a page is asked. */
export type PageOrder =
  | { op: 'request'; call: Call }
  /** Starts all calls in one turn. `requestOpen` fetches their answers. */
  | { op: 'requestAll'; calls: readonly Call[] }
  /** One after the other, up to the first that is not answered at once. */
  | { op: 'requestEach'; calls: readonly Call[] }
  /** Fetches the answer to a call that one of these two left open. */
  | { op: 'requestOpen'; id: string }
  | { op: 'listen'; listen: Listen }
  | { op: 'unlisten'; listener: string }
  | { op: 'discover' }
  | { op: 'inspect'; path: string }

/** What the agent of a page must know before the page's first script. */
export type PageSetup = {
  /** Under which name the page says what it hears. */
  room: string
  /** By which name the wallet announces itself; absent: who is first, but for the decoy. */
  rdns?: string
  /** Where it puts itself. */
  paths: readonly string[]
  /** Listeners to add as soon as the wallet is there, in the first page and in no other. */
  listens: readonly Listen[]
  /** A second wallet is on the page. */
  decoy: boolean
  /** Listen as soon as the wallet announces itself, as nobody says when it has arrived. */
  eager?: boolean
}
