import { check } from '../../../engine/check.ts'
import { absent } from '../judges.ts'
import { user, listen, wait, fence, connect } from '../steps.ts'

export default check('1193.events.disconnect.notOnSwitch', {
  script: [
    ...connect(),
    listen('a', 'disconnect'),
    listen('b', 'chainChanged'),
    user('switchChain', 1),
    wait('chainChanged'),
    fence,
  ],
  judge: absent('disconnect'),
})
