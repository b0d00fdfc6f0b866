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
import type { Approval, Claim, Method, Persona } from '../wallet/engineAndPersonaTypes.ts'
import type { StatePatch } from './statePatch.ts'

/** Name of the function through which the wallets of a page send messages to the test process. */
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

/** Message from a document to the test process. `document` is a random id of the document. */
export type ToHost = { wallet: string; document: string } & (
  | { type: 'hydrate'; origin: string }
  | { type: 'state'; patch: StatePatch; quiet: boolean }
  /** Requests the script with the lazy methods. The answer arrives after the script has run. */
  | { type: 'lazy' }
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

/** Answer to `sign` or `recover`: the signature or the recovered address as `signature`, or an error. */
export type SignResult = { signature: Hex } | { error: Encoded }

/** Message from the test process to a document, which answers with transcript entries. */
export type ToPage =
  | { type: 'act'; act: Act }
  | { type: 'use'; rule: Rule & { id: string } }
  | { type: 'remove'; rule: string }
  | { type: 'reset' }
  | { type: 'spend'; rule: string; used: number }
  | { type: 'sync'; patch: StatePatch; quiet: boolean }
  | { type: 'flush' }

/** Receivers of messages, by wallet id. A page stores them under `Symbol.for('touchstone')`. */
export type PageReceivers = Record<
  string,
  { document: string; receive(message: ToPage): Promise<Entry[]> }
>

/** Code that a page loads with the first lazy method: all lazy methods, and the persona's hooks for them. */
export type LazyCode = { methods: Record<string, Method>; hooks: Persona['lazyMethods'] }

/** Name of the symbol under which a page stores the lazy code of a persona. */
export const lazyKey = (persona: string): string => `touchstone.lazy.${persona}`
