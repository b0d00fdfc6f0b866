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
  /**
   * Whether the request opened a prompt. If so, the answer to the prompt decides the request, not the rule
   * alone.
   */
  asked?: boolean
  events?: EventOrder | undefined
  /** Callbacks that run after the dapp has the answer. They send the events that must follow it. */
  after: (() => void)[]
}

export type Next = () => Promise<unknown>

/** Selection that the user made in a prompt. */
export type Choice = { accounts?: Address[] | undefined }

/**
 * Returns the params of a request as a list. Missing params become an empty list, and an object of named params
 * becomes a list of one item.
 */
export const paramList = (call: Call): unknown[] =>
  Array.isArray(call.params) ? call.params : call.params === undefined ? [] : [call.params]
