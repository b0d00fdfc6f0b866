import { check } from '../../../engine/check.ts'
import { pass, violation } from '../../../engine/verdict.ts'
import { refusal, all } from '../judges.ts'
import { outcome } from '../read.ts'
import { reject } from '../steps.ts'

export default check('1193.error.instanceofError', {
  script: reject('connect', 'eth_requestAccounts', undefined, '1102.request.prompts'),
  judge: all(refusal('connect'), (transcript) => {
    const seen = outcome(transcript, 'connect')
    const type = seen.kind === 'error' ? seen.error.type : seen.kind
    return type === 'error'
      ? pass(type)
      : violation(
          `The rejection is ${type === 'object' ? 'a plain object' : `a ${type}`}, no Error.`,
          type,
          'an instance of Error',
        )
  }),
})
