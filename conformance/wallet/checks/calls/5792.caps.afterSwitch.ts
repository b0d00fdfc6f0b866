import { defineCallsCheck } from '../defineCheckOfGroup.ts'
import { result } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { connectedAccount, homeChain, otherChain } from '../../requestParams.ts'
import { approveSwitch, ask, connect, need } from '../../steps.ts'

const both = [connectedAccount, [homeChain, otherChain]]

export default defineCallsCheck({
  id: '5792.caps.afterSwitch',
  title: 'Returns the same capabilities before and after a chain switch',
  level: 'SHOULD',
  spec: '5792 §atomic: expressed separately on each chain',
  stimulus: 'getCapabilities for two chains, before and after a switch',
  expected: 'the same of each chain, whichever is selected',
  action: 'approve',

  follows: ['5792.caps.shape'],
  script: [
    ...connect(),
    ...ask('before', 'wallet_getCapabilities', both),
    ...approveSwitch(otherChain),
    need({ resolved: 'switch' }, '3326.switch.returnsNull'),
    ...ask('after', 'wallet_getCapabilities', both),
  ],
  judge: result(
    'after',
    (value, transcript) => JSON.stringify(resultOf(transcript, 'before')) === JSON.stringify(value),
    'the same of each chain as before the switch',
  ),
})
