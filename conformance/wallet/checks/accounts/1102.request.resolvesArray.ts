import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { approve } from '../../steps.ts'

/** Most checks depend on this one, since they need accounts. */
export default check('1102.request.resolvesArray', {
  script: approve('connect', 'eth_requestAccounts'),
  judge: result('connect', isList, 'a list'),
})
