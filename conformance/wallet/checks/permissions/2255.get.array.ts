import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: '2255.get.array',
  title: 'Returns an array from wallet_getPermissions',
  group: 'E. Permissions — EIP-2255',
  level: 'MUST',
  basis: 'spec',
  spec: '2255 §getPermissions Returns: MUST be an array',
  stimulus: 'wallet_getPermissions',
  expected: 'Array',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-2255',
  script: ask('permissions', 'wallet_getPermissions'),
  judge: result('permissions', isList, 'a list'),
})
