import { homeChainId } from '../../../core/defaultChainIds.ts'
import { defineCheck } from '../../../core/defineCheck.ts'
import { settles, rejection, all } from '../../judges.ts'
import { user, ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.chainDisconnected.4901',
  title: 'Rejects requests with code 4901 while only the selected chain is down',
  group: 'C. Errors and codes — EIP-1193 / 1474 / 2696',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §request: 4901 when only that chain is down',
  stimulus: 'chain-scoped request to a dead chain',
  expected: '4901',
  action: 'network-down',
  auto: 'N X',

  script: [...connect(), user('networkDown', homeChainId), ...ask('block', 'eth_blockNumber')],
  judge: all(settles('block'), rejection('block', { code: [4901] })),
})
