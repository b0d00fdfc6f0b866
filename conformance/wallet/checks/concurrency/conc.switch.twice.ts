import { defineCheck } from '../../../core/defineCheck.ts'
import { result, settles, all } from '../../judges.ts'
import { outcome, openPrompts } from '../../readTranscript.ts'
import { homeChain, otherChain, request, settle, prompt, ask, connect, burst } from '../../steps.ts'

export default defineCheck({
  id: 'conc.switch.twice',
  title: 'Settles two concurrent switches and selects the chain approved last',
  group: 'P. Concurrency and pending prompts',
  level: 'SHOULD',
  basis: 'spec',
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
    prompt('first'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('first'),
    prompt('second'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('second'),
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
