import { check } from '../../../engine/check.ts'
import { event } from '../judges.ts'
import { listen, wait, boot } from '../steps.ts'

/** Listening begins before the wallet does. */
export default check('1193.events.connect.first', {
  script: [listen('a', 'connect'), boot, wait('connect')],
  judge: event('connect'),
})
