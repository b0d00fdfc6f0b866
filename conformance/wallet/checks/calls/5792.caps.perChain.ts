import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import { defineCallsCheck } from '../defineCheckOfGroup.ts'
import { all, result } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { connectedAccount, homeChain, otherChain } from '../../requestParams.ts'
import { ask, connect } from '../../steps.ts'

export default defineCallsCheck({
  id: '5792.caps.perChain',
  title: 'Returns capabilities only for the requested chains and the same each time',
  level: 'SHOULD',
  spec: '5792 §getCapabilities: the second parameter names the queried chains',
  stimulus: '[addr,["0x38"]], then [addr,["0x38","0x1"]]',
  expected: 'only the chain that was asked for, and the same of it both times',

  follows: ['5792.caps.shape'],
  script: [
    ...connect(),
    ...ask('one', 'wallet_getCapabilities', [connectedAccount, [homeChain]]),
    ...ask('both', 'wallet_getCapabilities', [connectedAccount, [homeChain, otherChain]]),
  ],
  judge: all(
    result('both'),
    result(
      'one',
      (value) => valueAt(value, otherChain) === undefined,
      'nothing of a chain that was not asked for',
    ),
    result(
      'one',
      (value, transcript) => {
        const both = resultOf(transcript, 'both')
        const ofHome = (caps: SerializedValue) => JSON.stringify(valueAt(caps, homeChain) ?? null)
        return both !== undefined && ofHome(value) === ofHome(both)
      },
      'the same of a chain, whether it is asked for alone or with another',
    ),
  ),
})
