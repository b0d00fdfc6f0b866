import type { Letter } from './table.ts'

/** An error as the product shows it: in an entry of its stream, or as what a promise rejected with. */
export type SeenError = {
  class: string
  reason?: string
  kind?: string
  code?: number | string
  message?: string
  /** Of a promise alone: the wallet's own error, where it is kept. */
  cause?: Thrown
}

/** An error of a wallet, which may be anything, as a value. */
export type Thrown = {
  type: string
  code?: number | string
  text?: string
  /** The number that stands deepest in it (EIP-1193, EIP-1474, CAIP-25). */
  innermost?: number
}

/** One entry of the product's stream, as `Detail` of packages/connect has it. */
export type SeenDetail = {
  seq: number
  /** ms since page start */
  at?: number
  attempt?: number
  wallet?: string
  event: 'connecting' | 'connect' | 'change' | 'disconnect' | 'error'
  accounts?: readonly string[]
  chainId?: number
  changed?: readonly ('account' | 'chain')[]
  supported?: boolean
  error?: SeenError
}

/** A promise of the product, as it stands. */
export type Settled = 'pending' | 'resolved' | SeenError

/** What is being waited for, since when and until when it may last, in the time of the entries. */
type Waiting = { act: string; since: number; until?: number }

/** What was connected before a reload. */
export type Restoring = { account: string; chainId?: number }

/** Where the wallet truly is, for this site. */
export type Truth = { accounts: readonly string[]; chainId: number }

/** All that was seen of one drive: what the judge reads, and what a report keeps. */
export type Observation = {
  /** A dapp that is not ours: what its entries leave out is not judged. */
  partly?: true
  /** The state when the stimulus began, and when it had been dealt with. */
  before: Letter
  after: Letter
  /** Where the drive ends at a limit: the state just before it. */
  brink?: Letter
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
  /** By method, how the wallet's last failing answer during the stimulus failed. */
  refusals?: { readonly [method: string]: Thrown }
  /** From when to when the stimulus lasted, in the time of the entries. */
  time?: { from: number; until: number }
  /** What the app is to call the wallets that the script speaks of. */
  wallets?: { readonly [which in 'first' | 'second' | 'missing']: string }
  /** What the snapshot says is waited for, and what is restored; `null`: nothing; absent: it was not looked at. */
  waiting?: Waiting | null
  restoring?: Restoring | null
  /** Absent where the wallet can no longer be asked. */
  truth?: Truth
  /** The chains that the app configures. */
  configured: readonly number[]
  /** What went wrong beside: each must be empty. */
  unhandled: readonly string[]
  console: readonly string[]
  listenersLeft: number
}
