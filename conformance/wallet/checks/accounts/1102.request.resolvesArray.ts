import { defineAccountsCheck } from '../defineCheckOfGroup.ts'
import { isList, result } from '../../judges.ts'
import { approve } from '../../steps.ts'

/** Checks that connect depend on this one, because they need the accounts that it returns. */
export default defineAccountsCheck({
  id: '1102.request.resolvesArray',
  title: 'Returns an array from eth_requestAccounts',
  level: 'MUST',
  spec: '1102 §RESOLVE: MUST resolve with an Array',
  stimulus: 'approve',
  expected: 'Array',
  action: 'approve',

  script: approve('connect', 'eth_requestAccounts'),
  judge: result('connect', isList, 'a list'),
})
