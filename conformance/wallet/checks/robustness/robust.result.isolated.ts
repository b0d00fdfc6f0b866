import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { sameAccountsAs } from '../../valuePredicates.ts'
import { ask, connect } from '../../steps.ts'

export default defineCheck({
  id: 'robust.result.isolated',
  title: 'Returns the same accounts after the page mutates an earlier result',
  group: 'O. Robustness',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §Adversarial Behavior',
  stimulus: 'mutate the returned accounts array',
  expected: 'next eth_accounts unaffected',
  action: 'approve',
  auto: 'N P X',

  script: [
    ...connect(),
    ...ask('first', 'eth_accounts', undefined, { options: { spoil: true } }),
    ...ask('second', 'eth_accounts'),
  ],
  judge: result(
    'second',
    sameAccountsAs('first'),
    'the accounts, whatever the dapp did to an earlier answer',
  ),
})
