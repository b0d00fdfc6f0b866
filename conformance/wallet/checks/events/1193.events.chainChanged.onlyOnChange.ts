import { homeChainId } from '../../../core/defaultChainIds.ts'
import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { noEvent } from '../../judges.ts'
import { connect, fence, listen, user } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.chainChanged.onlyOnChange',
  title: 'Does not emit chainChanged when the user selects the current chain',
  level: 'MUST NOT',
  spec: '1193 §chainChanged',
  stimulus: 'wallet re-selects the same chain',
  expected: 'no event',
  action: 'switch-chain',
  auto: 'N X',

  follows: ['1193.events.chainChanged.consistent'],
  script: [...connect(), listen('a', 'chainChanged'), user('switchChain', homeChainId), fence],
  judge: noEvent('chainChanged'),
})
