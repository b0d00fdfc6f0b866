import { defineConcurrencyCheck } from '../defineCheckOfGroup.ts'
import { pass, unanswered, violation } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { ids, script } from './chainIdBurst.ts'

export default defineConcurrencyCheck({
  id: 'conc.burst.codedLimit',
  title: 'Rejects requests above its rate limit with code -32005',
  level: 'SHOULD',
  spec: '1474 -32005 Limit exceeded',
  stimulus: '128 parallel',
  expected: 'limit errors carry -32005',

  script,
  judge: (transcript) => {
    const outcomes = ids.map((id) => outcome(transcript, id))
    if (outcomes.some(({ kind }) => kind === 'none')) return unanswered('one of the calls')
    const errors = outcomes.filter((response) => response.kind === 'error')
    const wrong = errors.filter(({ error }) => error.code !== -32005)
    if (wrong.length === 0) return pass(errors.length)
    return violation(
      `${wrong.length} refusals in a burst lack the code -32005.`,
      wrong[0]!.error,
      'code -32005',
    )
  },
})
