import { check } from '../../../core/check.ts'
import { each } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default check('6963.event.customEvent', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: each(
    '6963.announce.onRequest',
    (one) => one.customEvent === true && one.detail === 'object',
    'a CustomEvent with an object as detail',
  ),
})
