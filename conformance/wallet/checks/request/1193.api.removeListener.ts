import { check } from '../../../core/check.ts'
import { typed } from '../../judges.ts'
import { inspect } from '../../steps.ts'

export default check('1193.api.removeListener', {
  script: [inspect('removeListener', 'removeListener')],
  judge: typed('removeListener', 'function'),
})
