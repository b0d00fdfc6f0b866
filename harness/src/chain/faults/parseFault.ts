import * as v from 'valibot'
import { times } from '../../validation/fieldSchemas.ts'
import { parseOrThrow } from '../../validation/parseOrThrow.ts'

/** A failure between a dapp and a node. */
export type Fault = {
  /**
   * `drop`: the connection ends without an answer. `delay`: the answer comes `ms` later. `429`, `500`: the
   * answer has this HTTP status and no result. `wrong-chain`: eth_chainId and net_version return another
   * chain, `chainId`. `truncated`: only the first half of the answer arrives.
   */
  kind: 'drop' | 'delay' | 429 | 500 | 'wrong-chain' | 'truncated'
  /** Method that the fault affects. Default: all methods. */
  method?: string | undefined
  /** Number of requests that the fault affects. Default: all requests until the fault is removed. */
  times?: number | undefined
  /** ms by which `delay` postpones the answer. Default 1000. */
  ms?: number | undefined
  /** Chain id that `wrong-chain` returns. Default 1. */
  chainId?: number | undefined
}

const kinds = ['drop', 'delay', 429, 500, 'wrong-chain', 'truncated'] as const

const schema = v.strictObject({
  kind: v.picklist(kinds, `expected one of ${kinds.join(', ')}`),
  method: v.optional(v.pipe(v.string(), v.nonEmpty('expected a JSON-RPC method'))),
  times,
  // `setTimeout` fires at once for a delay above 2 ** 31 - 1 ms.
  ms: v.optional(
    v.pipe(
      v.number(),
      v.minValue(0, 'expected ms, 0 or more'),
      v.maxValue(2 ** 31 - 1, 'expected ms, at most 2147483647'),
    ),
  ),
  chainId: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1, 'expected a chain id of 1 or more')),
  ),
})

/** Checks a fault. Throws a TypeError that names the field. */
export const parseFault = (fault: Fault): Fault =>
  parseOrThrow(schema, fault, 'This is not a fault')
