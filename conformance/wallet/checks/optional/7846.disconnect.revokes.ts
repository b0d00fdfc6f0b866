import { defineOptionalCheck } from '../defineCheckOfGroup.ts'
import { all, isEmptyList, result } from '../../judges.ts'
import { ask, connect } from '../../steps.ts'

export default defineOptionalCheck({
  id: '7846.disconnect.revokes',
  title: 'Returns no accounts after wallet_disconnect',
  level: 'SHOULD',
  spec: '7846 wallet_disconnect: SHOULD revoke access',
  stimulus: 'wallet_disconnect',
  expected: 'eth_accounts []',

  feature: 'eip-7846',
  script: [
    ...connect(),
    ...ask('disconnect', 'wallet_disconnect'),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: all(result('disconnect'), result('accounts', isEmptyList, 'no accounts')),
})
