import { defineConcurrencyCheck } from '../defineCheckOfGroup.ts'
import { all, result, settles } from '../../judges.ts'
import { openPrompts, outcome } from '../../readTranscript.ts'
import { homeChain, otherChain } from '../../requestParams.ts'
import { approvePrompt, ask, burst, connect, request } from '../../steps.ts'

export default defineConcurrencyCheck({
  id: 'conc.switch.twice',
  title: 'Settles two concurrent switches and selects the chain approved last',
  level: 'SHOULD',
  spec: '3326 §Security',
  stimulus: 'two switches to different chains',
  expected: 'no deadlock, final chain = last approved',
  action: 'approve×2',
  auto: 'N X',

  script: [
    ...connect(),
    burst(
      request('first', 'wallet_switchEthereumChain', [{ chainId: otherChain }]),
      request('second', 'wallet_switchEthereumChain', [{ chainId: homeChain }]),
    ),
    ...approvePrompt('first'),
    ...approvePrompt('second'),
    ...ask('chain', 'eth_chainId'),
  ],
  judge: all(settles('first'), settles('second'), (transcript) => {
    const switched = [
      ['first', otherChain],
      ['second', homeChain],
    ].flatMap(([id, chain]) => (outcome(transcript, id!).kind === 'result' ? [chain] : []))
    // If a prompt for the second request opened after the first approval, the user approved it last, so its
    // chain counts. Otherwise the order of the switches is unknown, and either chain is correct.
    const last =
      switched.at(-1) === homeChain && openPrompts(transcript, 'second') ? [homeChain] : switched
    return result(
      'chain',
      (value) => last.length === 0 || last.some((chain) => Number(chain) === Number(value)),
      'the chain that was approved last',
    )(transcript)
  }),
})
