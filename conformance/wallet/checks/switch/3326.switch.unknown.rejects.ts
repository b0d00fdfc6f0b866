import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { rejection } from '../../judges.ts'
import { unknownChain } from '../../requestParams.ts'
import { approveSwitch, connect } from '../../steps.ts'

// Code 4901 is accepted too. It means that the provider is not connected to the requested chain, which is
// imprecise but true. 3326.switch.unknown.4902 checks that the code is 4902.
export default defineSwitchCheck({
  id: '3326.switch.unknown.rejects',
  title: 'Rejects a switch to an unknown chain',
  level: 'MUST',
  spec: '3326 §Parameters: chain MUST be known, else reject',
  stimulus: 'switch 0xdead',
  expected: 'rejects',
  note: 'WalletConnect accepted unsupported chains (wc#1995); MetaMask mobile 7.37-RC returned null (#12502)',

  script: [...connect(), ...approveSwitch(unknownChain)],
  judge: rejection('switch', { not: [4001, 4100, 4900, -32002] }),
})
