import { check } from '../../../engine/check.ts'
import { result, settles, all } from '../judges.ts'
import { message } from '../params.ts'
import { isHex } from '../shapes.ts'
import { answer, request, settle, prompt, user, need, connect } from '../steps.ts'

export default check('conc.prompt.signQueue', {
  feature: 'personal-sign',
  script: [
    ...connect(),
    request('first', 'personal_sign', [message.hex, answer('connect', '0')]),
    request('second', 'personal_sign', ['0xdeadbeef', answer('connect', '0')]),
    prompt('first'),
    need({ prompted: 'first' }, '191.personalSign.prompts'),
    user('approve'),
    settle('first'),
    prompt('second'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('second'),
  ],
  judge: all(
    settles('first'),
    settles('second'),
    result('first', isHex, 'the signature of the first prompt'),
  ),
})
