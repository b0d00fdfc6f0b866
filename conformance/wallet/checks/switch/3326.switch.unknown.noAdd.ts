import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { result, all } from '../../judges.ts'
import { outcome, actionResult } from '../../readTranscript.ts'
import { isList } from '../../valuePredicates.ts'
import { unknownChain, ask, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3326.switch.unknown.noAdd',
  title: 'Does not select or add an unknown chain on a switch request',
  group: 'G. Chain switch — EIP-3326',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '3326 §Parameters',
  stimulus: 'switch 0xdead',
  expected: 'chain stays, not silently added',
  action: 'none',
  auto: 'N P X',

  script: [
    ...connect(),
    ...ask('before', 'eth_chainId'),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: unknownChain }]),
    ...ask('after', 'eth_chainId'),
    { do: 'user', act: 'networks', if: 'possible' },
  ],
  judge: all(
    (transcript) => {
      const before = outcome(transcript, 'before')
      return result(
        'after',
        (value) => before.kind === 'result' && value === before.value,
        'the chain from before',
      )(transcript)
    },
    (transcript) => {
      const listed = actionResult(transcript, 'networks')
      return isList(listed) && listed.includes(Number(unknownChain))
        ? violation('The unknown chain is on the list of networks now.', listed, 'not listed')
        : pass(listed)
    },
  ),
})
