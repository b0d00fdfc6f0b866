import { check } from '../../../core/check.ts'
import { each } from '../../judges.ts'
import { boot, discover } from '../../steps.ts'

export default check('6963.detail.frozen', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover],
  judge: each('6963.announce.onRequest', ({ frozen }) => frozen === true, 'a frozen detail'),
})
