import { defineCheck } from '../../../core/defineCheck.ts'
import { settles, rejection, all } from '../../judges.ts'
import { user, ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.disconnected.4900',
  title: 'Rejects requests with code 4900 while it is disconnected',
  group: 'C. Errors and codes — EIP-1193 / 1474 / 2696',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §request: SHOULD reject when disconnected; code then MUST be 4900',
  stimulus: 'cut the client, eth_blockNumber',
  expected: 'rejects 4900',
  action: 'network-down',
  auto: 'N P X',
  note: '-32603 or hanging retries seen in practice: record',

  script: [...connect(), user('networkDown'), ...ask('block', 'eth_blockNumber')],
  judge: all(settles('block'), rejection('block', { code: [4900] })),
})
