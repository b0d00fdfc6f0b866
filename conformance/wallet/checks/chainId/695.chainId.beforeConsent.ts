import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default check('695.chainId.beforeConsent', {
  script: ask('chain', 'eth_chainId'),
  judge: result('chain', () => true, 'an answer before any consent'),
})
