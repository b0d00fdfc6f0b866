import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { approve, ask, connect, need, other } from '../../steps.ts'

export default check('695.netVersion.followsSwitch', {
  follows: ['695.netVersion.matches'],
  script: [
    ...connect(),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: other }]),
    need({ resolved: 'switch' }, '3326.switch.returnsNull'),
    ...ask('version', 'net_version'),
  ],
  judge: result('version', (value) => value === '1', 'the new chain id in decimal, "1"'),
})
