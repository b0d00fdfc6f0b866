import type { Address, Do, EventOrder } from './types.ts'

/** A request of the dapp that the wallet is handling. */
export type Call = {
  id: number
  method: string
  /** Params of the request as the dapp sent them. */
  params: unknown
  origin: string
  /** Answer that a rule gives to the prompt of this request. */
  decision?: Extract<Do, { type: 'approve' | 'reject' | 'prompt' }>
  asked?: boolean
  events?: EventOrder | undefined
  /** Callbacks that run after the dapp has the answer. They send events that must follow the answer. */
  after: (() => void)[]
}

/** Calls the hook of the previous deviation, or else the method itself. */
export type Next = () => Promise<unknown>

/** Selection that the user made in a prompt. */
export type Choice = { accounts?: Address[] | undefined }

/** Returns the params of a request as a list, which is empty without params. An object becomes its only item. */
export const paramList = (call: Call): unknown[] =>
  Array.isArray(call.params) ? call.params : call.params === undefined ? [] : [call.params]
