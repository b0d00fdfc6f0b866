import type { Address } from 'viem'
import type { ConnectionError } from '../errors/ConnectionError.ts'
import type { Snapshot, Status, WalletId } from '../types.ts'

/**
 * The model of the transition table: state, accounts, chain, intent, attempt; `accounts` and `chainId` are
 * also what was last emitted, since every change is emitted at once (rule 2). Values only, never mutated.
 */
export type State = {
  status: Status
  /** Counts the attempts to connect; a stale answer belongs to none that is awaited (rule 5). */
  attempt: number
  /** Counts everything that is asked of a wallet. */
  calls: number
  wallet?: WalletId | undefined
  accounts: readonly Address[]
  chainId?: number | undefined
  /** What a reload would restore: set by `connect`, cleared only by the person (decision 13). */
  intent?: Intent | undefined
  /** The person has disconnected, here, and nobody has begun to connect since. */
  left?: true | undefined
  /** The last silent attempt was refused: several wallets of the page announce the identity of `intent`. */
  contested?: true | undefined
  /** While connecting or reconnecting. */
  opening?: Opening | undefined
  /** While a chain is asked for: switching, adding, and the initial switch while connecting. */
  pursuit?: Pursuit | undefined
  /** The re-reads whose answers count; `thenChain`: the chain is to be read after the accounts. */
  reads: { accounts?: number | undefined; chain?: number | undefined; thenChain?: true | undefined }
  failure?: Failure | undefined
  /** When the present wait began, ms since page start. */
  since: number
}

export type Intent = { wallet: WalletId; account: Address; chainId?: number | undefined }

export type Failure = Omit<NonNullable<Snapshot['failure']>, 'error'> & { error: ConnectionError }

/** An attempt on its way from the first request to `connect`. */
export type Opening = {
  step: 'provider' | 'accounts' | 'check' | 'chain' | 'switch'
  /** Reconnecting: never prompts, ends without a word. */
  silent: boolean
  /** The wallet is on another device: no time-out of ours (decision 9). */
  patient: boolean
  /** The chain to be asked for before `connect` (decision 6). */
  target?: number | undefined
  /** The promises that wait for it. */
  tickets: readonly number[]
  /** The accounts requests whose answers count; the first is the one that may fail. */
  awaited: readonly number[]
  accounts: readonly Address[]
  chainId?: number | undefined
  /** What events said meanwhile (rule 1); read again where it differs from the answer. */
  heard?: readonly Address[] | undefined
  heardChain?: number | undefined
  checks: number
  /** Why the initial switch failed, to be told beside `connect` (decision 12). */
  aside?: Failure | undefined
}

/** A chain that is asked for. Done when `eth_chainId` is the target (rule 4). */
export type Pursuit = {
  act: 'switch' | 'add'
  target: number
  call: number
  /** The wallet has answered well; now the chain must follow within 2 s. */
  answered: boolean
  /** The chain is the target, the answer is missing: 1 s of grace. */
  grace: boolean
  tickets: readonly number[]
  /** What to tell if the chain turns out not to be the target after an answer that says nothing. */
  refusal?: ConnectionError | undefined
}

/**
 * A connection before anything happened; with `intent` one whose page was reloaded (decision 13).
 *
 * @example initial().status // 'disconnected'
 */
export function initial(intent?: Intent): State {
  return { status: 'disconnected', attempt: 0, calls: 0, accounts: [], reads: {}, since: 0, intent }
}
