import { definePersonalSignCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { connectedAccount, message } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default definePersonalSignCheck({
  id: '191.personalSign.v',
  title: 'Returns a signature whose last byte is 27 or 28',
  level: 'SHOULD',
  spec: '712 §Returns: v per yellow paper (27/28)',
  stimulus: 'sign',
  expected: 'last byte 1b/1c',
  action: 'approve',
  note: 'hardware-backed wallets are said to return 00/01 (not verified here)',

  follows: ['191.personalSign.format'],
  script: [...connect(), ...approve('sign', 'personal_sign', [message.hex, connectedAccount])],
  judge: result(
    'sign',
    (value) => typeof value === 'string' && /(1b|1c)$/i.test(value),
    '27 or 28 as last byte',
  ),
})
