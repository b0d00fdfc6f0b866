import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { token } from '../../params.ts'
import { approve, connect } from '../../steps.ts'

export default check('747.watch.returnsTrue', {
  feature: 'eip-747',
  script: [...connect(), ...approve('watch', 'wallet_watchAsset', token())],
  judge: result('watch', (value) => value === true, 'true'),
})
