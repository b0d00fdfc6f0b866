import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { refusal, all } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { reject } from '../../steps.ts'

export default check('1193.error.instanceofError', {
  script: reject('connect', 'eth_requestAccounts', undefined, '1102.request.prompts'),
  judge: all(refusal('connect'), (transcript) => {
    const seen = outcome(transcript, 'connect')
    const type = seen.kind === 'error' ? seen.error.type : seen.kind
    if (type === 'error') return pass(type)
    return violation(`The rejection is ${words[type] ?? `a ${type}, no Error`}.`, type, wanted)
  }),
})

const wanted = 'an instance of Error'

const words: { [type: string]: string } = {
  object: 'a plain object, no Error',
  'foreign error': 'an Error of another realm (a frame, say), no instance of Error here',
}
