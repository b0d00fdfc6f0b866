import { defineSwitchCheck } from '../groups.ts'
import { expectRejections } from '../../expectRejections.ts'

export default defineSwitchCheck({
  id: '3326.switch.params.number',
  title: 'Rejects a switch whose chain id is a number',
  level: 'MUST',
  spec: '3326 §Parameters: hexadecimal string, else reject',
  stimulus: 'chainId: 1',
  expected: 'rejects',
  note: 'Rabby accepts numbers (intToHex)',

  ...expectRejections(
    'wallet_switchEthereumChain',
    { switch: [{ chainId: 1 }] },
    { not: [4001, 4100, 4900, 4901, -32002] },
  ),
})
