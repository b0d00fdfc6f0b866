import { defineSwitchCheck } from '../groups.ts'
import { expectRejections } from '../../expectRejections.ts'

export default defineSwitchCheck({
  id: '3326.switch.params.unprefixed',
  title: 'Rejects a switch whose chain id has no 0x prefix',
  level: 'MUST',
  spec: '3326 §Parameters',
  stimulus: 'chainId "1"',
  expected: 'rejects',

  ...expectRejections(
    'wallet_switchEthereumChain',
    { switch: [{ chainId: '1' }] },
    { not: [4001, 4100, 4900, 4901, -32002] },
  ),
})
