import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { blocked, pass, violation } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { connect, listen, unlisten, user, waitFor } from '../../steps.ts'

/** Removes one listener and keeps another one, which proves that the event was emitted. */
export default defineRequestCheck({
  id: '2700.removeListener.stops',
  title: 'Does not call a removed listener',
  level: 'MUST',
  spec: '2700: removeListener MUST decrease calls by one',
  stimulus: 'on, removeListener, change',
  expected: 'not called',
  action: 'switch-chain',

  follows: ['1193.api.removeListener'],
  script: [
    ...connect(),
    listen('removed', 'chainChanged'),
    unlisten('removed'),
    listen('kept', 'chainChanged'),
    user('switchChain', 1),
    waitFor('chainChanged', 'kept'),
  ],
  // Look at the removed listener first: some wallets call it, but never the one that was added after it.
  judge: (transcript) => {
    const received = events(transcript, 'chainChanged', 'removed').map(({ args }) => args)
    if (received.length > 0)
      return violation('A listener that was removed was called.', received, 'no call')
    if (events(transcript, 'chainChanged', 'kept').length === 0)
      return blocked('1193.events.chainChanged.emitted', 'No event came at all.')
    return pass()
  },
})
