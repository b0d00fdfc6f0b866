import { defineCheck } from '../../../core/defineCheck.ts'
import { result, all } from '../../judges.ts'
import { isList } from '../../valuePredicates.ts'
import { ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '7846.disconnect.revokes',
  title: 'Returns no accounts after wallet_disconnect',
  group: 'S. Optional — ERC-7846, transports',
  level: 'SHOULD',
  basis: 'spec',
  spec: '7846 wallet_disconnect: SHOULD revoke access',
  stimulus: 'wallet_disconnect',
  expected: 'eth_accounts []',
  action: 'none',
  auto: 'N P X',

  feature: 'eip-7846',
  script: [
    ...connect(),
    ...ask('disconnect', 'wallet_disconnect'),
    ...ask('accounts', 'eth_accounts'),
  ],
  judge: all(
    result('disconnect'),
    result('accounts', (value) => isList(value) && value.length === 0, 'no accounts'),
  ),
})
