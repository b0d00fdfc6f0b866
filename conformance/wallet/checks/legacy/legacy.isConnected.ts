import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { call, settle, user } from '../../steps.ts'

export default check('legacy.isConnected', {
  script: [user('networkDown'), call('connected', 'isConnected', []), settle('connected')],
  judge: result('connected', (value) => value === false, 'false while the client is down'),
})
