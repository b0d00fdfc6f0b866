import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { event } from '../../judges.ts'
import { connect, switchByUser } from '../../steps.ts'

/**
 * The fences of other checks wait for this event. If a wallet fails this check, they make a few requests instead:
 * see `core/steps/waitForPendingEvents.ts`.
 */
export default defineEventsCheck({
  id: '1193.events.chainChanged.emitted',
  title: 'Emits chainChanged when the user switches the chain',
  level: 'MUST',
  spec: '1193 §chainChanged',
  stimulus: 'wallet UI switch',
  expected: 'chainChanged',
  action: 'switch-chain',
  auto: 'N X',

  script: [...connect(), ...switchByUser],
  judge: event('chainChanged'),
})
