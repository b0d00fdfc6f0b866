import { check } from '../../../core/check.ts'
import { someEvent } from '../../judges.ts'
import { mine } from '../../onChain.ts'
import { need, listen, wait, ask, connect } from '../../steps.ts'
import { isOther } from './isOther.ts'

export default check('1193.message.subscription', {
  feature: 'subscriptions',
  script: [
    ...connect(),
    listen('a', 'message'),
    ...ask('heads', 'eth_subscribe', ['newHeads']),
    need({ resolved: 'heads' }, '1193.message.ids'),
    ...mine,
    wait('message'),
  ],
  judge: someEvent('message', ({ args }) => !isOther(args[0]), 'a message of the subscription'),
})
