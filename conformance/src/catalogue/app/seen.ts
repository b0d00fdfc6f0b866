import type { Letter } from './table.ts'

/** An error as the product shows it: in an entry of its stream, or as what a promise rejected with. */
export type SeenError = {
  class: string
  reason?: string
  kind?: string
  code?: number | string
  message?: string
}

/** One entry of the product's stream, as INTERFACE's `Detail` has it. */
export type SeenDetail = {
  seq: number
  attempt: number
  event: 'connecting' | 'connect' | 'change' | 'disconnect' | 'error'
  accounts?: readonly string[]
  chainId?: number
  changed?: readonly ('account' | 'chain')[]
  supported?: boolean
  error?: SeenError
}

/** A promise of the product, as it stands. */
export type Settled = 'pending' | 'resolved' | SeenError

/** Where the wallet truly is, for this site. */
export type Truth = { accounts: readonly string[]; chainId: number }

/** All that was seen of one drive: what the judge reads, and what a report keeps. */
export type Seen = {
  /** The state when the stimulus began, and when it had been dealt with. */
  before: Letter
  after: Letter
  /** What the snapshot showed at the end. */
  accounts: readonly string[]
  chainId?: number
  /** The whole stream of the last page, and how much of it the path had made. */
  stream: readonly SeenDetail[]
  from: number
  /** The promise that was waited for when the stimulus began, and the one that the stimulus returned. */
  pending?: Settled
  own?: Settled
  /** Requests that reached the wallet during the stimulus, in order. */
  calls: readonly string[]
  /** Absent where the wallet can no longer be asked. */
  truth?: Truth
  /** The chains that the app configures. */
  configured: readonly number[]
  /** What went wrong beside: each must be empty. */
  unhandled: readonly string[]
  console: readonly string[]
  listenersLeft: number
}
