import type { Address, Do, EventOrder } from './types.ts'

/** A request under way. */
export type Call = {
  id: number
  method: string
  /** As the dapp sent it. */
  params: unknown
  origin: string
  /** What a rule decided for the prompt of this request. */
  decision?: Extract<Do, { type: 'approve' | 'reject' | 'prompt' }>
  /** The person was asked: their answer is what counts. */
  asked?: boolean
  events?: EventOrder | undefined
  /** What is to be done once the answer was given: the events that come after it. */
  after: (() => void)[]
}

export type Next = () => Promise<unknown>

/** The person's answer in a prompt. */
export type Choice = { accounts?: Address[] | undefined }

/** The params as a list: absent is empty; an object by name is its only item. */
export const listOf = (call: Call): unknown[] =>
  Array.isArray(call.params) ? call.params : call.params === undefined ? [] : [call.params]
