import { check } from '../../../core/check.ts'
import { everyEvent } from '../../judges.ts'
import { isQuantity } from '../../shapes.ts'
import { user, listen, wait, connect } from '../../steps.ts'

export default check('1193.events.chainChanged.canonical', {
  follows: ['1193.events.chainChanged.hexString'],
  script: [...connect(), listen('a', 'chainChanged'), user('switchChain', 1), wait('chainChanged')],
  judge: everyEvent(
    'chainChanged',
    ({ args }) => isQuantity(args[0]),
    'the fewest digits, no leading zero',
    { absent: '1193.events.chainChanged.emitted' },
  ),
})
