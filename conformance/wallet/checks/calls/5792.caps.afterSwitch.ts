import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { answer, approve, ask, connect, home, need, other } from '../../steps.ts'

const both = [answer('connect', '0'), [home, other]]

export default check('5792.caps.afterSwitch', {
  feature: 'eip-5792',
  follows: ['5792.caps.shape'],
  script: [
    ...connect(),
    ...ask('before', 'wallet_getCapabilities', both),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: other }]),
    need({ resolved: 'switch' }, '3326.switch.returnsNull'),
    ...ask('after', 'wallet_getCapabilities', both),
  ],
  judge: result(
    'after',
    (value, transcript) => {
      const before = outcome(transcript, 'before')
      return before.kind === 'result' && JSON.stringify(before.value) === JSON.stringify(value)
    },
    'the same of each chain as before the switch',
  ),
})
