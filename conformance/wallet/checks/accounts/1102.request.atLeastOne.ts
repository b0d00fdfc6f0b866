import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { approve } from '../../steps.ts'

export default defineCheck({
  id: '1102.request.atLeastOne',
  title: 'Returns at least one account from eth_requestAccounts',
  group: 'D. Accounts — EIP-1102',
  level: 'MUST',
  basis: 'spec',
  spec: '1102 §Constraints: at least one account if resolved',
  stimulus: 'approve',
  expected: 'length ≥ 1',
  action: 'approve',
  auto: 'N P X',

  script: approve('connect', 'eth_requestAccounts'),
  judge: result('connect', (value) => isList(value) && value.length > 0, 'at least one account'),
})
