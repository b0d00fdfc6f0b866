import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { event } from '../../judges.ts'
import { boot, listen, waitFor } from '../../steps.ts'

/** The script adds the listener before the wallet starts, because the wallet may connect at its start. */
export default defineEventsCheck({
  id: '1193.events.connect.first',
  title: 'Emits connect when it first connects',
  level: 'MUST',
  spec: '1193 §connect: MUST emit when it first connects',
  stimulus: 'listen before boot',
  expected: 'one connect event',
  note: 'page listeners often attach too late: report INFO when not observable',

  script: [listen('a', 'connect'), boot, waitFor('connect')],
  judge: event('connect'),
})
