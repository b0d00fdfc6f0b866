import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.params.padded',
  title: 'Rejects a switch whose chain id has leading zeros',
  level: 'MUST',
  spec: '3326 via 695/1474 Quantity',
  stimulus: 'chainId "0x01"',
  expected: 'rejects',

  script: [...connect(), ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: '0x01' }])],
  judge: rejection('switch', { not: [4001, 4100, 4900, 4901, -32002] }),
})
