import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { approve } from '../../steps.ts'

export default check('1102.request.atLeastOne', {
  script: approve('connect', 'eth_requestAccounts'),
  judge: result('connect', (value) => isList(value) && value.length > 0, 'at least one account'),
})
