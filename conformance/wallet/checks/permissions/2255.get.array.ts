import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { ask } from '../../steps.ts'

export default check('2255.get.array', {
  feature: 'eip-2255',
  script: ask('permissions', 'wallet_getPermissions'),
  judge: result('permissions', isList, 'a list'),
})
