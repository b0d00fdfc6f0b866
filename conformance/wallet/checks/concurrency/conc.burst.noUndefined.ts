import { defineConcurrencyCheck } from '../defineCheckOfGroup.ts'
import { isAnswer, pass, violation } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { ids, script } from './chainIdBurst.ts'

export default defineConcurrencyCheck({
  id: 'conc.burst.noUndefined',
  title: 'Answers each of 128 parallel requests with a chain id or an error',
  level: 'MUST',
  spec: '1193 §request (result or error)',
  stimulus: '128 parallel eth_chainId',
  expected: 'each resolves hex or rejects',
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
