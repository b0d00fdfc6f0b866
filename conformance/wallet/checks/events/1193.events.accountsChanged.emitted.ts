import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { event, sameAddresses } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
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
  judge: event(
    'accountsChanged',
    // The connect causes an event too, which may arrive late. It has the connected accounts, so it is not a
    // change.
    ({ args }, transcript) => !sameAddresses(args[0], resultOf(transcript, 'connect')),
    'the accounts that are there now',
  ),
})
