import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { user, listen, wait, ask, connect } from '../../steps.ts'

export default check('695.chainId.followsSwitch', {
  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    user('switchChain', 1),
    wait('chainChanged'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: result('chain', (value) => Number(value) === 1, 'the chain that the person chose, 0x1'),
})
