import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { token } from '../../params.ts'
import { otherReasons } from '../../shapes.ts'
import { approve, connect } from '../../steps.ts'

export default check('747.watch.type', {
  feature: 'eip-747',
  script: [...connect(), ...approve('watch', 'wallet_watchAsset', { ...token(), type: 'ERC9999' })],
  judge: refusal('watch', { not: otherReasons }),
})
