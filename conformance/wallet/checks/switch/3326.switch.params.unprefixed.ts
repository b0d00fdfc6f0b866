import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.params.unprefixed',
  title: 'Rejects a switch whose chain id has no 0x prefix',
  level: 'MUST',
  spec: '3326 §Parameters',
  stimulus: 'chainId "1"',
  expected: 'rejects',

  script: [...connect(), ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: '1' }])],
  judge: rejection('switch', { not: [4001, 4100, 4900, 4901, -32002] }),
})
