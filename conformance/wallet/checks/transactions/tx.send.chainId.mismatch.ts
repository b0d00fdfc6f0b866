import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { transfer } from '../../params.ts'
import { other, approve, connect } from '../../steps.ts'

export default check('tx.send.chainId.mismatch', {
  feature: 'transactions',
  script: [...connect(), ...approve('send', 'eth_sendTransaction', [transfer({ chainId: other })])],
  judge: refusal('send', { not: [4001, 4100, 4900] }),
})
