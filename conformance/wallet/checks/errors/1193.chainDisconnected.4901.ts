import { check } from '../../../core/check.ts'
import { settles, refusal, all } from '../../judges.ts'
import { user, ask, connect } from '../../steps.ts'

export default check('1193.chainDisconnected.4901', {
  script: [...connect(), user('networkDown', 56), ...ask('block', 'eth_blockNumber')],
  judge: all(settles('block'), refusal('block', { code: [4901] })),
})
