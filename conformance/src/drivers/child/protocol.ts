import type { Act, Answer, Call, Heard, Listen } from '../../engine/driver.ts'
import type { Seen } from '../../engine/seen.ts'
import type { CreateOptions } from '../agent/provided.ts'

/** What the parent asks of the child that holds the provider. */
export type Order =
  | { op: 'open'; options: CreateOptions }
  | { op: 'boot' }
  | { op: 'request'; call: Call }
  | { op: 'listen'; listen: Listen }
  | { op: 'unlisten'; listener: string }
  | { op: 'discover' }
  | { op: 'decoy' }
  | { op: 'inspect'; path: string }
  | { op: 'user'; act: Act; args: Seen[] }
  | { op: 'close' }
  | { op: 'ping' }

/** What `open` answers. */
export type Opened = { acts: Act[]; window: boolean; lacks: string[] }

export type ToChild = { id: number } & Order

/** What the child says: first whether the module could be imported, then answers and what is heard. */
export type FromChild =
  | { ready: true }
  | { failed: string }
  | { id: number; value: Opened | Answer | Seen | undefined }
  | { id: number; thrown: string }
  | { heard: Heard }
  | { flooded: number }
