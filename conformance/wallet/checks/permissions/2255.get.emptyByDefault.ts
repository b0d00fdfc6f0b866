import { definePermissionsCheck } from '../defineCheckOfGroup.ts'
import { isEmptyList, result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default definePermissionsCheck({
  id: '2255.get.emptyByDefault',
  title: 'Returns no permissions for a new origin',
  level: 'MUST',
  spec: '2255 §getPermissions: empty by default',
  stimulus: 'fresh origin',
  expected: '[]',

  follows: ['2255.get.array'],
  script: ask('permissions', 'wallet_getPermissions'),
  judge: result('permissions', isEmptyList, 'an empty list'),
})
