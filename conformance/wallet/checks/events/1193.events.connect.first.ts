import { check } from '../../../core/check.ts'
import { event } from '../../judges.ts'
import { listen, wait, boot } from '../../steps.ts'

/** The listener exists before the wallet starts. */
export default check('1193.events.connect.first', {
  script: [listen('a', 'connect'), boot, wait('connect')],
  judge: event('connect'),
})
