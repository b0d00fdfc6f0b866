import { defineChainIdCheck } from '../defineCheckOfGroup.ts'
import { pass, passIf, result } from '../../judges.ts'
import { chainIdInEvent, events, resultOf } from '../../readTranscript.ts'
import { otherChain } from '../../requestParams.ts'
import { approveSwitch, ask, connect, fence, inPage, need, user, waitFor } from '../../steps.ts'

/** A wallet may have one chain per site or one for all. Both are correct if each page gets the events of its chain. */
export default defineChainIdCheck({
  id: '695.chainId.perOrigin',
  title: 'Keeps the chain of another origin or emits chainChanged there',
  level: 'MAY',
  spec: '3326 “active chain” (MetaMask/Rabby keep it per origin)',
  stimulus: 'two origins, switch one',
  expected: 'other origin keeps its chain or receives chainChanged',
  action: 'switch-chain',
  auto: 'X',

  connectsInPrompt: true,
  script: [
    ...connect(),
    user('openOrigin', 'elsewhere'),
    ...inPage('elsewhere', [
      ...ask('before', 'eth_chainId'),
      { do: 'listen', id: 'b', event: 'chainChanged' },
    ]),
    { do: 'listen', id: 'a', event: 'chainChanged' },
    ...approveSwitch(otherChain),
    need({ resolved: 'switch' }, '3326.switch.returnsNull'),
    waitFor('chainChanged', 'a'),
    ...inPage('elsewhere', ask('after', 'eth_chainId')),
    fence,
  ],
  judge: (transcript) => {
    const [before, after] = ['before', 'after'].map((id) => resultOf(transcript, id))
    if (before === undefined || after === undefined) return result('after')(transcript)
    if (before === after) return pass(`each site has its own: ${String(after)}`)
    const received = events(transcript, 'chainChanged', 'b')
    return passIf(
      received.some((one) => chainIdInEvent(one) === Number(after)),
      received.map(({ args }) => args[0] ?? null),
      'The chain of another site moved, and its page did not hear of it.',
      [after],
    )
  },
})
