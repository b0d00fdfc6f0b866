import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { transfer } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

export default check('tx.send.badTo', {
  feature: 'transactions',
  script: [...connect(), ...approve('send', 'eth_sendTransaction', [transfer({ to: '0x12' })])],
  judge: refusal('send', { not: otherReasons, silent: true }),
})
