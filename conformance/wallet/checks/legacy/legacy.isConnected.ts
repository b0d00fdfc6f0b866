import { defineLegacyCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { call, settle, user } from '../../steps.ts'

export default defineLegacyCheck({
  id: 'legacy.isConnected',
  title: 'Returns false from isConnected() while the network is down',
  level: 'MAY',
  spec: 'MetaMask provider API',
  stimulus: 'isConnected() while the client is down',
  expected: 'false',
  action: 'network-down',
  auto: 'N X',
  note: 'Rabby always true',

  script: [user('networkDown'), call('connected', 'isConnected', []), settle('connected')],
  judge: result('connected', (value) => value === false, 'false while the client is down'),
})
