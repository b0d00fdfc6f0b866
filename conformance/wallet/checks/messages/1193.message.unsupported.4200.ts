import { check } from '../../../core/check.ts'
import { refusal } from '../../judges.ts'
import { ask, connect } from '../../steps.ts'

export default check('1193.message.unsupported.4200', {
  feature: 'subscriptions',
  script: [...connect(), ...ask('heads', 'eth_subscribe', ['nope'])],
  judge: refusal('heads', { not: [4001, 4100, 4900, 4901, 4902] }),
})
