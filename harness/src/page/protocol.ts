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
import type { Approval, Method } from '../wallet/core.ts'
import type { Claim } from '../wallet/inject.ts'
import type { Persona } from '../wallet/persona.ts'
import type { StatePatch } from './patch.ts'

/** The one function that a context exposes to its pages; every wallet's messages carry its id. */
export const bindingName = '__touchstone'

/** What the page's script is told of a wallet when it starts, before anything from outside arrives. */
export type PageConfig = {
  id: string
  accounts: Account['address'][]
  chains: Chain[]
  chainId: number
  approval: Approval
  uuid?: string
  ethereum?: Claim
}

/** From a document to the process; `document` tells the documents of a page's life apart. */
export type ToHost = { wallet: string; document: string } & (
  | { type: 'hydrate'; origin: string }
  | { type: 'state'; patch: StatePatch; quiet: boolean }
  /** Asks for the code of the methods that come late; it is there when this is answered. */
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

/** What a document gets for its `hydrate`. */
export type Hydration = {
  state: WalletState
  rules: (Rule & { id: string; used: number })[]
  open: Prompt[]
}

export type Signed = { signature: Hex } | { error: Encoded }

/** From the process to a document. Each is answered with what was written down meanwhile. */
export type ToPage =
  | { type: 'act'; act: Act }
  | { type: 'use'; rule: Rule & { id: string } }
  | { type: 'remove'; rule: string }
  | { type: 'reset' }
  | { type: 'spend'; rule: string; used: number }
  | { type: 'sync'; patch: StatePatch; quiet: boolean }
  | { type: 'flush' }

/** In the page, under `Symbol.for('touchstone')`: each wallet's ear, by id. */
export type Ears = Record<string, { document: string; receive(message: ToPage): Promise<Entry[]> }>

/** What comes late into a page: methods, and how the persona differs in them. */
export type Late = { methods: Record<string, Method>; hooks: Persona['lateMethods'] }

/** Where in the page it lies then. */
export const lateKey = (persona: string): string => `touchstone.late.${persona}`
