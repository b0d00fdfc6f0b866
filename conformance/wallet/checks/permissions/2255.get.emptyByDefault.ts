import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { ask } from '../../steps.ts'

export default defineCheck({
  id: '2255.get.emptyByDefault',
  title: 'Returns no permissions for a new origin',
  group: 'E. Permissions — EIP-2255',
  level: 'MUST',
  basis: 'spec',
  spec: '2255 §getPermissions: empty by default',
  stimulus: 'fresh origin',
  expected: '[]',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-2255',
  follows: ['2255.get.array'],
  script: ask('permissions', 'wallet_getPermissions'),
  judge: result('permissions', (value) => isList(value) && value.length === 0, 'an empty list'),
})
