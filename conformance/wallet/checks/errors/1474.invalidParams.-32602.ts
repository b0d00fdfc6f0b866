import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default check('1474.invalidParams.-32602', {
  script: ask('balance', 'eth_getBalance', ['zzz']),
  judge: refusal('balance', { code: [-32602] }),
})
