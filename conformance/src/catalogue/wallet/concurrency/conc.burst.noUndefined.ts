import { check } from '../../../engine/check.ts'
import { pass, violation } from '../../../engine/verdict.ts'
import { outcome } from '../read.ts'
import { isAnswer } from '../shapes.ts'
import { request, settle } from '../steps.ts'

const ids = Array.from({ length: 100 }, (_, i) => `chain.${i}`)

export default check('conc.burst.noUndefined', {
  script: [...ids.map((id) => request(id, 'eth_chainId')), ...ids.map((id) => settle(id))],
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
