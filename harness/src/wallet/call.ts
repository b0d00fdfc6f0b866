import type { Address, Do, EventOrder } from './types.ts'

/** A request in progress. */
export type Call = {
  id: number
  method: string
  /** Params as the dapp sent them. */
  params: unknown
  origin: string
  /** Decision of a rule for the prompt of this request. */
  decision?: Extract<Do, { type: 'approve' | 'reject' | 'prompt' }>
  /** Whether a prompt opened. Its answer then decides. */
  asked?: boolean
  events?: EventOrder | undefined
  /** Callbacks that run after the answer, for events that follow it. */
  after: (() => void)[]
}

export type Next = () => Promise<unknown>

/** Choice of the user in a prompt. */
export type Choice = { accounts?: Address[] | undefined }

/** Returns the params as a list. Missing params are empty. An object of named params is the only item. */
export const paramList = (call: Call): unknown[] =>
  Array.isArray(call.params) ? call.params : call.params === undefined ? [] : [call.params]
