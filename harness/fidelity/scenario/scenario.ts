/** A scenario as data: an initial state, then the steps of the page and the wallet in order. */
export type Scenario<Start, Answer, Change> = {
  /** Permanent id, not a position. Also the heading of the entry in `discoveries/`. */
  id: string
  /** One sentence about the behaviour of the real provider. */
  title: string
  start?: Start
  /** Events to listen to from the start. Default: the usual events of the runner. */
  events?: readonly string[]
  /** Also records window events: announcements, `ethereum#initialized`. */
  window?: true
  steps: readonly Step<Answer, Change>[]
}

export type Step<Answer, Change> =
  /** The page calls a member. The argument `'$callback'` is replaced by a recorded callback. */
  | { call: string; args?: readonly unknown[]; as?: string; answer?: Answer }
  /** The page reads a property path, a call without arguments, or a named read. */
  | { read: string; answer?: Answer }
  /** The page adds a listener: one that records, one that throws, or one that modifies its payload. */
  | { listen: string; manner?: 'throws' | 'spoils' }
  | { unlisten: string }
  /** The page runs an action of `pageActions.ts`. */
  | { page: string }
  /** Something happens on the wallet's side. */
  | { happens: Change }
