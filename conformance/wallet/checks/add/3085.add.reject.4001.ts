import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { newChain } from '../../params.ts'
import { reject, connect } from '../../steps.ts'

export default check('3085.add.reject.4001', {
  feature: 'eip-3085',
  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject('add', 'wallet_addEthereumChain', [newChain], '3085.add.prompts'),
  ],
  judge: refusal('add', { code: [4001] }),
})
