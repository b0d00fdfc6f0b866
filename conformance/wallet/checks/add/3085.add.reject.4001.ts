import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { reject, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.reject.4001',
  title: 'Rejects a declined chain addition with code 4001',
  group: 'H. Chain add — EIP-3085',
  level: 'SHOULD',
  basis: 'spec',
  spec: '3085 §Privacy: same user rejection error',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',
  auto: 'N P X',
  note: 'Rainbow: code-less Error',

  feature: 'eip-3085',
  follows: ['1193.error.userRejected.4001'],
  script: [
    ...connect(),
    ...reject('add', 'wallet_addEthereumChain', [newChain], '3085.add.prompts'),
  ],
  judge: rejection('add', { code: [4001] }),
})
