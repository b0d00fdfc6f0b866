import { defineEventsCheck } from '../groups.ts'
import { event, sameAddresses } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { connect, selectSecondAccount } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.accountsChanged.emitted',
  title: 'Emits accountsChanged when the user selects another account',
  level: 'MUST',
  spec: '1193 §accountsChanged',
  stimulus: 'select another account',
  expected: 'accountsChanged',
  action: 'switch-account',
  auto: 'N X',

  script: [...connect(0), ...selectSecondAccount],
  judge: (transcript) => {
    const connected = outcome(transcript, 'connect')
    // The connect causes an event too, which may arrive late. It has the connected accounts, so it is not a
    // change.
    return event(
      'accountsChanged',
      ({ args }) => connected.kind !== 'result' || !sameAddresses(args[0], connected.value),
      'the accounts that are there now',
    )(transcript)
  },
})
