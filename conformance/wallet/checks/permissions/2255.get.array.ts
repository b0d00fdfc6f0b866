import { definePermissionsCheck } from '../defineCheckOfGroup.ts'
import { isList, result } from '../../judges.ts'
import { ask } from '../../steps.ts'

export default definePermissionsCheck({
  id: '2255.get.array',
  title: 'Returns an array from wallet_getPermissions',
  level: 'MUST',
  spec: '2255 §getPermissions Returns: MUST be an array',
  stimulus: 'wallet_getPermissions',
  expected: 'Array',

  script: ask('permissions', 'wallet_getPermissions'),
  judge: result('permissions', isList, 'a list'),
})
