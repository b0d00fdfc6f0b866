import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { all, rejection, settles } from '../../judges.ts'
import { ask, connect, user } from '../../steps.ts'

export default defineErrorsCheck({
  id: '1193.disconnected.4900',
  title: 'Rejects requests with code 4900 while it is disconnected',
  level: 'SHOULD',
  spec: '1193 §request: SHOULD reject when disconnected; code then MUST be 4900',
  stimulus: 'cut the client, eth_blockNumber',
  expected: 'rejects 4900',
  action: 'network-down',
  note: '-32603 or hanging retries seen in practice: record',

  script: [...connect(), user('networkDown'), ...ask('block', 'eth_blockNumber')],
  judge: all(settles('block'), rejection('block', { code: [4900] })),
})
