import type { UserAction, Answer, Call, DriverEvent, ListenerRequest } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { CreateOptions } from '../provider/parseCreatedProvider.ts'

// Parent and child exchange lines of JSON over two pipes. The module in the child can write to both, so the
// parent validates everything that it reads (parseChildMessage.ts).

/**
 * File descriptors of the pipes in the child. The module can write to both, so parseChildMessage.ts validates
 * everything.
 */
export const descriptors = { orders: 3, messages: 4 }

/** First line from the suite to the child, sent before the child imports the module. */
export type Handshake = {
  /** Secret prefix of every line that the agent sends. The module does not know it. */
  token: string
  /** Only in a sandbox: the port of the chain there, and the Unix socket that leads to the chain. */
  relay?: { port: number; socket: string }
}

export type Order =
  | { op: 'open'; options: CreateOptions }
  | { op: 'boot' }
  | { op: 'request'; call: Call }
  | { op: 'listen'; listen: ListenerRequest }
  | { op: 'unlisten'; listener: string }
  | { op: 'discover' }
  | { op: 'decoy' }
  | { op: 'inspect'; path: string }
  | { op: 'user'; act: UserAction; args: SerializedValue[] }
  | { op: 'close' }
  | { op: 'ping' }

export type OpenedWallet = { acts: UserAction[]; window: boolean; lacks: string[] }

/** Type of the answer to each order. */
export type OrderResults = {
  open: OpenedWallet
  boot: null
  request: Answer
  listen: SerializedValue
  unlisten: SerializedValue
  discover: null
  decoy: null
  inspect: { type: string; value: SerializedValue }
  user: SerializedValue
  close: null
  ping: null
}

/** A line of orders, which the child starts in one turn of its event loop. */
export type ToChild = ({ id: number } & Order)[]

/** An event of a listener, an announcement, a flood, or the answer to a call inside a listener. */
export type ChildEvent =
  | Extract<DriverEvent, { event: string } | { flooded: number }>
  | { inListener: string; id: string; answer: Answer }

/** Messages from the child, first the result of the import. */
export type FromChild =
  | { ready: true }
  | { failed: string }
  | { id: number; value: OrderResults[Order['op']] }
  | { id: number; thrown: string }
  | { driverEvent: ChildEvent }
