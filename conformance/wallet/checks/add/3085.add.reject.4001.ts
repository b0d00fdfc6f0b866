import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { connect, reject } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.reject.4001',
  title: 'Rejects a declined chain addition with code 4001',
  level: 'SHOULD',
  spec: '3085 §Privacy: same user rejection error',
  stimulus: 'reject',
  expected: '4001',
  action: 'reject',
  note: 'Rainbow: code-less Error',

  follows: ['1193.error.userRejected.4001'],
  script: [...connect(), ...reject('add', 'wallet_addEthereumChain', [newChain])],
  judge: rejection('add', { code: [4001] }),
})
