import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.params.number',
  title: 'Rejects a switch whose chain id is a number',
  level: 'MUST',
  spec: '3326 §Parameters: hexadecimal string, else reject',
  stimulus: 'chainId: 1',
  expected: 'rejects',
  note: 'Rabby accepts numbers (intToHex)',

  script: [...connect(), ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: 1 }])],
  judge: rejection('switch', { not: [4001, 4100, 4900, 4901, -32002] }),
})
