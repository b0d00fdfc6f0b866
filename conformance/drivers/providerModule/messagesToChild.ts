import type { UserAction } from '../../core/driver.ts'
import type { SerializedValue } from '../../core/serialize.ts'
import type { AgentOrder } from '../provider/agentOrder.ts'
import type { CreateOptions } from '../provider/parseCreatedProvider.ts'

/** First line from the suite to the child, sent before the child imports the module. */
export type Handshake = {
  /** Secret prefix of every line that the agent sends. The module does not know it. */
  token: string
  /** Only in a sandbox: the port of the chain there, and the Unix socket that leads to the chain. */
  relay?: { port: number; socket: string }
}

export type Order =
  | AgentOrder
  | { op: 'open'; options: CreateOptions }
  | { op: 'user'; act: UserAction; args: SerializedValue[] }
  | { op: 'ping' }

/** A line of orders, which the child starts in one turn of its event loop. */
export type ToChild = ({ id: number } & Order)[]
