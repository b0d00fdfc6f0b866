import { defineCheck } from '../../../core/defineCheck.ts'
import { event } from '../../judges.ts'
import { listen, waitFor, boot } from '../../steps.ts'

/** The script adds the listener before the wallet starts, because the wallet may connect at its start. */
export default defineCheck({
  id: '1193.events.connect.first',
  title: 'Emits connect when it first connects',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §connect: MUST emit when it first connects',
  stimulus: 'listen before boot',
  expected: 'one connect event',
  action: 'none',
  auto: 'N P X',
  note: 'page listeners often attach too late: report INFO when not observable',

  script: [listen('a', 'connect'), boot, waitFor('connect')],
  judge: event('connect'),
})
