import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { everyEvent, isAddresses } from '../../judges.ts'
import { connect, selectSecondAccount } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.accountsChanged.array',
  title: 'Emits accountsChanged with an array of addresses',
  level: 'MUST',
  spec: '1193 §accountsChanged: string[]',
  stimulus: 'select another',
  expected: 'Array of 0x strings',
  action: 'switch-account',
  auto: 'N X',

  script: [...connect(0), ...selectSecondAccount],
  judge: everyEvent('accountsChanged', ({ args }) => isAddresses(args[0]), 'a list of addresses', {
    blockedBy: '1193.events.accountsChanged.emitted',
  }),
})
