import { check } from '../../../core/check.ts'
import { everyEvent } from '../../judges.ts'
import { holdsAddress } from '../../shapes.ts'
import { listen, wait, boot } from '../../steps.ts'

export default check('1193.events.connect.notConsent', {
  script: [listen('a', 'connect'), boot, wait('connect')],
  judge: everyEvent(
    'connect',
    ({ args }, transcript) => !holdsAddress(JSON.stringify(args), transcript),
    'no account',
    { absent: '1193.events.connect.first' },
  ),
})
