import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { outcome } from '../../read.ts'
import { isAnswer } from '../../shapes.ts'
import { ids, script } from './burst.ts'

export default check('conc.burst.noUndefined', {
  script,
  judge: (transcript) => {
    const wrong = ids.filter((id) => {
      const seen = outcome(transcript, id)
      return seen.kind === 'none' || (seen.kind === 'result' && !isAnswer(seen.value))
    })
    return wrong.length === 0
      ? pass(ids.length)
      : violation(
          `${wrong.length} of ${ids.length} answers are neither a chain id nor an error.`,
          wrong.length,
          0,
        )
  },
})
