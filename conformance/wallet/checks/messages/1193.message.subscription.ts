import { defineCheck } from '../../../core/defineCheck.ts'
import { someEvent } from '../../judges.ts'
import { need, listen, waitFor, ask, connect, mineBlock } from '../../steps.ts'
import { isOther } from './isOther.ts'

export default defineCheck({
  id: '1193.message.subscription',
  title: 'Emits message for a newHeads subscription when a block is mined',
  group: 'L. Messages and subscriptions',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §Subscriptions: MUST emit message',
  stimulus: 'eth_subscribe newHeads, mine',
  expected: 'message event',
  action: 'none',
  auto: 'N P X',

  feature: 'subscriptions',
  script: [
    ...connect(),
    listen('a', 'message'),
    ...ask('heads', 'eth_subscribe', ['newHeads']),
    need({ resolved: 'heads' }, '1193.message.ids'),
    ...mineBlock,
    waitFor('message'),
  ],
  judge: someEvent('message', ({ args }) => !isOther(args[0]), 'a message of the subscription'),
})
