import type { SerializedError, SerializedValue } from '../core/serialize.ts'
import { pass, violation, type Judge } from '../core/defineCheck.ts'
import { unanswered } from './judges.ts'
import { outcome } from './readTranscript.ts'
import { formatValue } from './formatValue.ts'

/**
 * Passes if the call resolved, or if its error passes the test. Other checks decide whether the call must fail.
 */
export const ifRejected =
  (id: string, test: (error: SerializedError) => boolean, wanted: string): Judge =>
  (transcript) => {
    const response = outcome(transcript, id)
    if (response.kind === 'none') return unanswered(id)
    if (response.kind === 'result' || test(response.error)) return pass()
    return violation(
      `${id}: rejected with ${formatValue(response.error)}; wanted ${wanted}.`,
      response.error as SerializedValue,
      wanted,
    )
  }
