import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { isList } from '../../shapes.ts'
import { ask } from '../../steps.ts'

export default check('2255.get.emptyByDefault', {
  feature: 'eip-2255',
  follows: ['2255.get.array'],
  script: ask('permissions', 'wallet_getPermissions'),
  judge: result('permissions', (value) => isList(value) && value.length === 0, 'an empty list'),
})
