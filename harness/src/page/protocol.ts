import type {
  Act,
  Account,
  Chain,
  Encoded,
  Entry,
  Hex,
  Json,
  Prompt,
  Rule,
  WalletState,
} from '../wallet/types.ts'
import type { Approval, Method, Persona } from '../wallet/core.ts'
import type { Claim } from '../wallet/inject.ts'
import type { StatePatch } from './statePatch.ts'

/** The only function that a context exposes to its pages. Each message carries the id of its wallet. */
export const bindingName = '__touchstone'

/** Initial configuration of a wallet in a page, before any message arrives. */
export type PageConfig = {
  id: string
  accounts: Account['address'][]
  chains: Chain[]
  chainId: number
  approval: Approval
  uuid?: string
  ethereum?: Claim
}

/** Message from a document to the process. `document` identifies the document within the life of a page. */
export type ToHost = { wallet: string; document: string } & (
  | { type: 'hydrate'; origin: string }
  | { type: 'state'; patch: StatePatch; quiet: boolean }
  /** Requests the code of the late methods. The answer arrives after the code. */
  | { type: 'late' }
  | { type: 'spent'; rule: string; used: number }
  | { type: 'entries'; entries: Entry[] }
  | {
      type: 'rpc'
      chainId: number
      call: { method: string; params?: Json }
      url?: string | undefined
    }
  | { type: 'sign'; what: 'message' | 'typedData' | 'transaction'; address: string; data: Json }
  | { type: 'recover'; data: Hex; signature: Hex }
)

/** Answer to a document's `hydrate`. */
export type Hydration = {
  state: WalletState
  rules: (Rule & { id: string; used: number })[]
  open: Prompt[]
}

export type SignResult = { signature: Hex } | { error: Encoded }

/** Message from the process to a document. The answer contains the pending transcript entries. */
export type ToPage =
  | { type: 'act'; act: Act }
  | { type: 'use'; rule: Rule & { id: string } }
  | { type: 'remove'; rule: string }
  | { type: 'reset' }
  | { type: 'spend'; rule: string; used: number }
  | { type: 'sync'; patch: StatePatch; quiet: boolean }
  | { type: 'flush' }

/** Receivers of the wallets by id, in the page under `Symbol.for('touchstone')`. */
export type PageReceivers = Record<
  string,
  { document: string; receive(message: ToPage): Promise<Entry[]> }
>

/** Code that a page loads late: methods, and the persona's changes to them. */
export type LazyCode = { methods: Record<string, Method>; hooks: Persona['lazyMethods'] }

/** Key of the late code in the page. */
export const lazyKey = (persona: string): string => `touchstone.late.${persona}`
