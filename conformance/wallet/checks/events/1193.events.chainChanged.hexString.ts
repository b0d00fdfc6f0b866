import { check } from '../../../core/check.ts'
import { everyEvent } from '../../judges.ts'
import { isHex } from '../../shapes.ts'
import { user, listen, wait, connect } from '../../steps.ts'

export default check('1193.events.chainChanged.hexString', {
  script: [...connect(), listen('a', 'chainChanged'), user('switchChain', 1), wait('chainChanged')],
  judge: everyEvent('chainChanged', ({ args }) => isHex(args[0]), 'a string of 0x and hex digits', {
    absent: '1193.events.chainChanged.emitted',
  }),
})
