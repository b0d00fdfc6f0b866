import type { Call, Choice } from './call.ts'
import type { Emitter } from './emitter.ts'
import type { Fail } from './failures.ts'
import type { Deviation, Persona, Policy } from './persona.ts'
import type { Prompts } from './prompts.ts'
import type { Store } from './store.ts'
import type { Teller } from './teller.ts'
import type { Transcript } from './transcript.ts'
import type { Account, Clock, ErrorShape, Json, Rpc, Signer, WalletState } from './types.ts'

/** What happens to a prompt for which no rule was armed. */
export type Approval = 'prompt' | 'approve' | 'reject'

export type Method = (call: Call, core: Core) => unknown

/** Finds what answers a method; a page may have to fetch it first. */
export type Methods = (name: string) => Method | undefined | Promise<Method | undefined>

/** The parts of one wallet, as its methods, personas and quirks see them. */
export type Core = {
  id: string
  persona: Persona
  policy: Policy
  deviations: readonly Deviation[]
  clock: Clock
  store: Store
  hub: Emitter
  prompts: Prompts
  teller: Teller
  transcript: Transcript
  fail: Fail
  approval: Approval
  signer: Signer | undefined
  /** The accounts with their keys. */
  account(address: string): Account
  methods: Methods
  /** What is to be ended when the wallet is closed. */
  ends: Set<() => void>
  /** Asks the node, writes it down, and throws what the node refuses. */
  node(method: string, params?: Json, options?: { chainId?: number; url?: string }): Promise<Json>
  rpc: Rpc | undefined
  /** Sends an event through the persona's and the quirks' hooks. */
  emit(event: string, args: unknown[]): void
  /** Sends an event verbatim. */
  emitRaw(event: string, args: unknown[]): void
  /** Opens a prompt; on approval `apply` runs at once, and its result answers the request. */
  ask<T>(call: Call, ask: Ask<T>): Promise<T>
  /** Changes the state, then tells the page: before or after the answer, as the rule or the persona says. */
  change(
    patch: Partial<WalletState> | (() => void),
    about?: { call?: Call; kind?: 'accounts' | 'chain' },
  ): void
  /** What `disconnect` carries, when an act said so. */
  dropped: { error?: ErrorShape; bare?: boolean } | undefined
  vanished: boolean
  /** A request as the dapp makes it. */
  request(args: unknown): Promise<unknown>
  /** What quirks remember, by their id. */
  memory: Map<string, unknown>
  /** ms to wait on the wallet's clock. */
  sleep(ms: number): Promise<void>
}

export type Ask<T> = {
  /** Prompts of a kind may exclude each other: `connect` once per site. */
  kind: 'connect' | 'chain' | 'sign' | 'send' | 'asset'
  apply(choice: Choice): T | Promise<T>
  warning?: string | undefined
}
