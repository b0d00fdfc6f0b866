import { check } from '../../../core/check.ts'
import { result, settles, all } from '../../judges.ts'
import { isAnswer } from '../../shapes.ts'
import { request, prompt, need, ask } from '../../steps.ts'

export default check('conc.reads.whilePending', {
  script: [
    request('connect', 'eth_requestAccounts'),
    prompt('connect'),
    need({ prompted: 'connect' }, '1102.request.prompts'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: all(settles('chain'), result('chain', isAnswer, 'the chain id')),
})
