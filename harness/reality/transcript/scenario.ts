/** A scenario as data: a world, then what the page and the wallet do, one after the other. */
export type Scenario<Start, Answer, Happening> = {
  /** Permanent, never a position; the heading of its entry in `discoveries/`. */
  id: string
  /** One sentence: what the real provider does. */
  title: string
  start?: Start
  /** Events to listen to from the first moment on; absent: the runner's usual ones. */
  events?: readonly string[]
  /** Whether what happens to the window is written down: announcements, `ethereum#initialized`. */
  window?: true
  steps: readonly Step<Answer, Happening>[]
}

export type Step<Answer, Happening> =
  /** The page calls a member. `'$callback'` among the arguments stands for a recorded callback. */
  | { call: string; args?: readonly unknown[]; as?: string; answer?: Answer }
  /** The page looks at something: a property path, a call without arguments, or a named look. */
  | { read: string; answer?: Answer }
  /** The page adds a listener: a recorded one, one that throws, or one that spoils its payload. */
  | { listen: string; manner?: 'throws' | 'spoils' }
  | { unlisten: string }
  /** The page does one of the named things of `pageActs.ts`. */
  | { page: string }
  /** Something happens on the wallet's side. */
  | { happens: Happening }
