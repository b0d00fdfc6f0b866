import { defineCheck } from '../../../core/defineCheck.ts'
import { event, all } from '../../judges.ts'
import { user, listen, waitFor, connect } from '../../steps.ts'

export default defineCheck({
  id: '2700.on.multipleListeners',
  title: 'Calls every listener of an event',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '2700 §Interface',
  stimulus: '3 listeners on chainChanged',
  expected: 'all three run',
  action: 'switch-chain',
  auto: 'N P X',

  follows: ['1193.events.chainChanged.emitted'],
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    listen('b', 'chainChanged'),
    listen('c', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged', 'c'),
  ],
  judge: all(
    ...['a', 'b', 'c'].map((id) =>
      event('chainChanged', () => true, 'a call of each listener', { listener: id }),
    ),
  ),
})
