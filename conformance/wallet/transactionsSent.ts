import type { Judge } from '../core/defineCheck.ts'
import { pass, unanswered, violation } from './judges.ts'
import { resultOf } from './readTranscript.ts'

/** Passes if the account's nonce rose by `wanted` between the node requests `before` and `after`. */
export const transactionsSent =
  (wanted: number): Judge =>
  (transcript) => {
    const [before, after] = ['before', 'after'].map((id) => resultOf(transcript, id))
    if (before === undefined || after === undefined) return unanswered('after')
    const count = Number(after) - Number(before)
    return count === wanted
      ? pass(count)
      : violation(`${count} transactions were sent; wanted ${wanted}.`, count, wanted)
  }
