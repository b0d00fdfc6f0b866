import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { result, sameAccountsAs } from '../../judges.ts'
import { ask, connect } from '../../steps.ts'

export default defineRobustnessCheck({
  id: 'robust.result.isolated',
  title: 'Returns the same accounts after the page mutates an earlier result',
  level: 'SHOULD',
  spec: '1193 §Adversarial Behavior',
  stimulus: 'mutate the returned accounts array',
  expected: 'next eth_accounts unaffected',
  action: 'approve',

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
