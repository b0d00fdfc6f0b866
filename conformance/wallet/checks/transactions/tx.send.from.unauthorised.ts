import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { transfer } from '../../params.ts'
import { account, approve, connect } from '../../steps.ts'

export default check('tx.send.from.unauthorised', {
  feature: 'transactions',
  script: [
    ...connect(0),
    ...approve('send', 'eth_sendTransaction', [transfer({ from: account(1) })]),
  ],
  judge: refusal('send', { not: [4001, 4900, 4901, 4902], silent: true }),
})
