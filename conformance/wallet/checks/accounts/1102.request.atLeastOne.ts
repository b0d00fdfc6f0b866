import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { isList, result } from '../../judges.ts'
import { approve } from '../../steps.ts'

export default defineAccountsCheck({
  id: '1102.request.atLeastOne',
  title: 'Returns at least one account from eth_requestAccounts',
  level: 'MUST',
  spec: '1102 §Constraints: at least one account if resolved',
  stimulus: 'approve',
  expected: 'length ≥ 1',
  action: 'approve',

  script: approve('connect', 'eth_requestAccounts'),
  judge: result('connect', (value) => isList(value) && value.length > 0, 'at least one account'),
})
