import { defineCheck } from '../../../core/defineCheck.ts'
import { event } from '../../judges.ts'
import { user, listen, waitFor, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.disconnect.emitted',
  title: 'Emits disconnect when it loses the network',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §disconnect',
  stimulus: 'client lost',
  expected: 'disconnect',
  action: 'network-down',
  auto: 'N X',

  script: [...connect(), listen('a', 'disconnect'), user('networkDown'), waitFor('disconnect')],
  judge: event('disconnect'),
})
