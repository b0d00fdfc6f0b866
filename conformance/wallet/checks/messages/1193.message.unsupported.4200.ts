import { defineMessagesCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { ask, connect } from '../../steps.ts'

export default defineMessagesCheck({
  id: '1193.message.unsupported.4200',
  title: 'Rejects a subscription of an unsupported type',
  level: 'SHOULD',
  spec: '1193 §Supported RPC Methods',
  stimulus: 'eth_subscribe ["nope"]',
  expected: 'rejects',

  script: [...connect(), ...ask('heads', 'eth_subscribe', ['nope'])],
  judge: rejection('heads', { not: [4001, 4100, 4900, 4901, 4902] }),
})
