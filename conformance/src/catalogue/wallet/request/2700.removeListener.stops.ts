import { check } from '../../../engine/check.ts'
import { times } from '../judges.ts'
import { events } from '../read.ts'
import { user, listen, unlisten, wait, connect } from '../steps.ts'

/** A listener that stays proves that the event came. */
export default check('2700.removeListener.stops', {
  script: [
    ...connect(),
    listen('removed', 'chainChanged'),
    unlisten('removed'),
    listen('kept', 'chainChanged'),
    user('switchChain', 1),
    wait('chainChanged', 'kept'),
  ],
  judge: (transcript) => {
    if (events(transcript, 'chainChanged', 'kept').length === 0)
      return {
        status: 'blocked',
        by: '1193.events.chainChanged.emitted',
        message: 'No event came at all.',
      }
    return times('chainChanged', 0, 'removed')(transcript)
  },
})
