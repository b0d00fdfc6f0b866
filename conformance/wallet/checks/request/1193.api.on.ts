import { check } from '../../../core/check.ts'
import { typed } from '../../judges.ts'
import { inspect } from '../../steps.ts'

export default check('1193.api.on', {
  script: [inspect('on', 'on')],
  judge: typed('on', 'function'),
})
