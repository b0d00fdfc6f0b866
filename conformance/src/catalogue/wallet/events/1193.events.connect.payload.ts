import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { everyEvent } from '../judges.ts'
import { isQuantity } from '../shapes.ts'
import { listen, wait, boot } from '../steps.ts'

export default check('1193.events.connect.payload', {
  script: [listen('a', 'connect'), boot, wait('connect')],
  judge: everyEvent(
    'connect',
    ({ args }) => isQuantity((args[0] as { chainId?: Seen } | null)?.chainId),
    'an object with chainId in hex',
    { absent: '1193.events.connect.first' },
  ),
})
