import { check } from '../../../core/check.ts'
import { typed } from '../../judges.ts'
import { inspect } from '../../steps.ts'

export default check('1193.api.request', {
  script: [inspect('request', 'request')],
  judge: typed('request', 'function'),
})
