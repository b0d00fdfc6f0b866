import { check } from '../../../core/check.ts'
import { typed } from '../../judges.ts'
import { boot, inspect } from '../../steps.ts'

export default check('6963.legacy.windowEthereum', {
  window: true,
  feature: 'eip-6963',
  script: [boot, inspect('request', 'window.ethereum.request')],
  judge: typed('request', 'function'),
})
