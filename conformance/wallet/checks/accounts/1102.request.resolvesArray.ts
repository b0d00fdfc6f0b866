import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { approve } from '../../steps.ts'

/** Checks that connect depend on this one, because they need the accounts that it returns. */
export default defineCheck({
  id: '1102.request.resolvesArray',
  title: 'Returns an array from eth_requestAccounts',
  group: 'D. Accounts — EIP-1102',
  level: 'MUST',
  basis: 'spec',
  spec: '1102 §RESOLVE: MUST resolve with an Array',
  stimulus: 'approve',
  expected: 'Array',
  action: 'approve',
  auto: 'N P X',

  script: approve('connect', 'eth_requestAccounts'),
  judge: result('connect', isList, 'a list'),
})
