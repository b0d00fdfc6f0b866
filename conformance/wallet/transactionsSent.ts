import { pass, violation, type Judge } from '../core/defineCheck.ts'
import { unanswered } from './judges.ts'
import { outcome } from './readTranscript.ts'

/** Passes if the account's nonce rose by `wanted` between the node requests `before` and `after`. */
export const transactionsSent =
  (wanted: number): Judge =>
  (transcript) => {
    const [before, after] = ['before', 'after'].map((id) => outcome(transcript, id))
    if (before?.kind !== 'result' || after?.kind !== 'result') return unanswered('after')
    const count = Number(after.value) - Number(before.value)
    return count === wanted
      ? pass(count)
      : violation(`${count} transactions were sent; wanted ${wanted}.`, count, wanted)
  }
