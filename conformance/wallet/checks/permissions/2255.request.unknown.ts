import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { otherReasons } from '../../shapes.ts'
import { approve } from '../../steps.ts'

export default check('2255.request.unknown', {
  feature: 'eip-2255',
  script: approve('permissions', 'wallet_requestPermissions', [{ foo_bar: {} }]),
  judge: refusal('permissions', { not: otherReasons, silent: true }),
})
