import { defineSwitchCheck } from '../groups.ts'
import { expectRejections } from '../../expectRejections.ts'

export default defineSwitchCheck({
  id: '3326.switch.params.padded',
  title: 'Rejects a switch whose chain id has leading zeros',
  level: 'MUST',
  spec: '3326 via 695/1474 Quantity',
  stimulus: 'chainId "0x01"',
  expected: 'rejects',

  ...expectRejections(
    'wallet_switchEthereumChain',
    { switch: [{ chainId: '0x01' }] },
    { not: [4001, 4100, 4900, 4901, -32002] },
  ),
})
