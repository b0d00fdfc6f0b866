import { defineCheck } from '../../../core/defineCheck.ts'
import { result } from '../../judges.ts'
import { call, settle, user } from '../../steps.ts'

export default defineCheck({
  id: 'legacy.isConnected',
  title: 'Returns false from isConnected() while the network is down',
  group: 'R. Legacy API (informative)',
  level: 'MAY',
  basis: 'spec',
  spec: 'MetaMask provider API',
  stimulus: 'isConnected() while the client is down',
  expected: 'false',
  action: 'network-down',
  auto: 'N X',
  note: 'Rabby always true',

  script: [user('networkDown'), call('connected', 'isConnected', []), settle('connected')],
  judge: result('connected', (value) => value === false, 'false while the client is down'),
})
