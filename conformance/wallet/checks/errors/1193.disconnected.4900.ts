import { check } from '../../../core/check.ts'
import { settles, refusal, all } from '../../judges.ts'
import { user, ask, connect } from '../../steps.ts'

export default check('1193.disconnected.4900', {
  script: [...connect(), user('networkDown'), ...ask('block', 'eth_blockNumber')],
  judge: all(settles('block'), refusal('block', { code: [4900] })),
})
