import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.params.number',
  title: 'Rejects a switch whose chain id is a number',
  group: 'G. Chain switch — EIP-3326',
  level: 'MUST',
  basis: 'spec',
  spec: '3326 §Parameters: hexadecimal string, else reject',
  stimulus: 'chainId: 1',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',
  note: 'Rabby accepts numbers (intToHex)',

  script: [...connect(), ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: 1 }])],
  judge: rejection('switch', { not: [4001, 4100, 4900, 4901, -32002] }),
})
