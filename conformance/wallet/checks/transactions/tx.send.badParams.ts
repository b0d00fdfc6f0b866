import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default check('tx.send.badParams', {
  feature: 'transactions',
  script: [...connect(), ...approve('send', 'eth_sendTransaction', [])],
  judge: refusal('send', { not: [4001, 4900, 4901, 4902] }),
})
