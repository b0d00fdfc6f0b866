import { defineSwitchCheck } from '../defineCheckOfGroup.ts'
import { all, isList, pass, result, sameResultAs, violation } from '../../judges.ts'
import { actionResult } from '../../readTranscript.ts'
import { unknownChain } from '../../requestParams.ts'
import { approveSwitch, ask, connect } from '../../steps.ts'

export default defineSwitchCheck({
  id: '3326.switch.unknown.noAdd',
  title: 'Does not select or add an unknown chain on a switch request',
  level: 'MUST NOT',
  spec: '3326 §Parameters',
  stimulus: 'switch 0xdead',
  expected: 'chain stays, not silently added',

  script: [
    ...connect(),
    ...ask('before', 'eth_chainId'),
    ...approveSwitch(unknownChain),
    ...ask('after', 'eth_chainId'),
    { do: 'user', act: 'networks', if: 'possible' },
  ],
  judge: all(result('after', sameResultAs('before'), 'the chain from before'), (transcript) => {
    const listed = actionResult(transcript, 'networks')
    return isList(listed) && listed.includes(Number(unknownChain))
      ? violation('The unknown chain is on the list of networks now.', listed, 'not listed')
      : pass(listed)
  }),
})
