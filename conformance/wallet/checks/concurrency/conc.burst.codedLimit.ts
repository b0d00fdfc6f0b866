import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { unanswered } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { ids, script } from './burst.ts'

export default check('conc.burst.codedLimit', {
  script,
  judge: (transcript) => {
    const outcomes = ids.map((id) => outcome(transcript, id))
    if (outcomes.some(({ kind }) => kind === 'none')) return unanswered('one of the calls')
    const errors = outcomes.filter((seen) => seen.kind === 'error')
    const wrong = errors.filter(({ error }) => error.code !== -32005)
    if (wrong.length === 0) return pass(errors.length)
    return violation(
      `${wrong.length} refusals in a burst lack the code -32005.`,
      wrong[0]!.error as Seen,
      'code -32005',
    )
  },
})
