import { check } from '../../../core/check.ts'
import { result, settles, all } from '../../judges.ts'
import { token } from '../../params.ts'
import { ask, connect } from '../../steps.ts'

/** The prompt stays open. */
export default check('747.watch.immediate', {
  feature: 'eip-747',
  script: [...connect(), ...ask('watch', 'wallet_watchAsset', token())],
  judge: all(
    settles('watch'),
    result('watch', (value) => value === true, 'true'),
  ),
})
