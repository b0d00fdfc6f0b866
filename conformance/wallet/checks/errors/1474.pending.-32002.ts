import { check } from '../../../core/check.ts'
import { result, refusal } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { isList } from '../../shapes.ts'
import { request, settle, prompt, user, need, ask } from '../../steps.ts'

/** A wallet may reject the second request, or join it with the first: both are correct. */
export default check('1474.pending.-32002', {
  script: [
    request('first', 'eth_requestAccounts'),
    prompt('first'),
    need({ prompted: 'first' }, '1102.request.prompts'),
    request('second', 'eth_requestAccounts'),
    ...ask('trip', 'eth_chainId'),
    user('approve'),
    settle('first'),
    prompt('second'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('second'),
  ],
  judge: (transcript) => {
    const second = outcome(transcript, 'second')
    return second.kind === 'error'
      ? refusal('second', { code: [-32002] })(transcript)
      : result('second', isList, 'code -32002 or the same accounts')(transcript)
  },
})
