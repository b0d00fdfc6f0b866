import { defineCheck } from '../../../core/defineCheck.ts'
import { event } from '../../judges.ts'
import { user, listen, waitFor, connect } from '../../steps.ts'

export default defineCheck({
  id: '2700.on.listenerCalled',
  title: 'Calls a listener when the chain changes',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '2700 §Interface: listener MUST be called when the event occurs',
  stimulus: 'chain change',
  expected: 'listener runs',
  action: 'switch-chain',
  auto: 'N P X',

  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged', 'a'),
  ],
  judge: event('chainChanged', () => true, 'a call of the listener', { listener: 'a' }),
})
