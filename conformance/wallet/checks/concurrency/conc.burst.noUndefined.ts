import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { outcome } from '../../readTranscript.ts'
import { isAnswer } from '../../valuePredicates.ts'
import { ids, script } from './burst.ts'

export default defineCheck({
  id: 'conc.burst.noUndefined',
  title: 'Answers each of 128 parallel requests with a chain id or an error',
  group: 'P. Concurrency and pending prompts',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §request (result or error)',
  stimulus: '128 parallel eth_chainId',
  expected: 'each resolves hex or rejects',
  action: 'none',
  auto: 'N P X',
  note: 'Rainbow resolves undefined when ids mismatch and rate-limits per second',

  script,
  judge: (transcript) => {
    const wrong = ids.filter((id) => {
      const response = outcome(transcript, id)
      return response.kind === 'none' || (response.kind === 'result' && !isAnswer(response.value))
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
