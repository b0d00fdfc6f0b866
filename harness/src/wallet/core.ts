import type { Call, Choice } from './call.ts'
import type { Emitter } from './emitter.ts'
import type { Fail } from './failures.ts'
import type { Deviation, Persona, Policy } from './persona.ts'
import type { Prompts } from './prompts.ts'
import type { Store } from './store.ts'
import type { Notifier } from './notifier.ts'
import type { Transcript } from './transcript.ts'
import type { Account, Clock, ErrorShape, Json, Rpc, Signer, WalletState } from './types.ts'

/** Default answer to a prompt without a rule. */
export type Approval = 'prompt' | 'approve' | 'reject'

export type Method = (call: Call, core: Core) => unknown

/** Finds the implementation of a method. A page may have to load it first. */
export type Methods = (name: string) => Method | undefined | Promise<Method | undefined>

/** The parts of one wallet that its methods, personas and quirks use. */
export type Core = {
  id: string
  persona: Persona
  policy: Policy
  deviations: readonly Deviation[]
  clock: Clock
  store: Store
  hub: Emitter
  prompts: Prompts
  notifier: Notifier
  transcript: Transcript
  fail: Fail
  approval: Approval
  signer: Signer | undefined
  /** Returns the account with this address, including its key. */
  account(address: string): Account
  methods: Methods
  /** Cleanup functions that run when the wallet is closed. */
  ends: Set<() => void>
  /** Sends a request to the node, records it, and throws the node's errors. */
  node(method: string, params?: Json, options?: { chainId?: number; url?: string }): Promise<Json>
  rpc: Rpc | undefined
  /** Sends an event through the hooks of the persona and the quirks. */
  emit(event: string, args: unknown[]): void
  /** Sends an event directly, without hooks. */
  emitRaw(event: string, args: unknown[]): void
  /** Opens a prompt. On approval `apply` runs synchronously, and its result answers the request. */
  ask<T>(call: Call, ask: PromptRequest<T>): Promise<T>
  /**
   * Changes the state, then sends the events to the page, before or after the answer as the rule or the
   * persona says.
   */
  change(
    patch: Partial<WalletState> | (() => void),
    about?: { call?: Call; kind?: 'accounts' | 'chain' },
  ): void
  /** Argument of `disconnect`, if an act set it. */
  dropped: { error?: ErrorShape; bare?: boolean } | undefined
  vanished: boolean
  /** Handles a request of the dapp. */
  request(args: unknown): Promise<unknown>
  /** Memory of quirks, by their id. */
  memory: Map<string, unknown>
  /** Waits on the wallet's clock, in ms. */
  sleep(ms: number): Promise<void>
}

export type PromptRequest<T> = {
  /** Kind of the prompt. Prompts of a kind may exclude each other: `connect` once per site. */
  kind: 'connect' | 'chain' | 'sign' | 'send' | 'asset'
  apply(choice: Choice): T | Promise<T>
  warning?: string | undefined
}
