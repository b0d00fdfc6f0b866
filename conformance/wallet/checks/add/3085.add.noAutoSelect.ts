import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { blocked, pass, unanswered, violation } from '../../judges.ts'
import { events, resultOf } from '../../readTranscript.ts'
import { newChain } from '../../requestParams.ts'
import { approve, ask, connect, fence, listen, prompt } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.noAutoSelect',
  title: 'Keeps the chain after an addition or emits chainChanged with the new one',
  level: 'MUST NOT',
  spec: '3085: chain MUST NOT be assumed selected',
  stimulus: 'add, eth_chainId',
  expected: 'either stays, or switches AND emits chainChanged',
  action: 'approve',
  note: 'MetaMask, Rabby switch after add',

  follows: ['1193.events.chainChanged.consistent'],
  script: [
    ...connect(),
    ...ask('before', 'eth_chainId'),
    listen('a', 'chainChanged'),
    ...approve('add', 'wallet_addEthereumChain', [newChain]),
    prompt('add'),
    { do: 'user', act: 'approve', if: 'prompted' },
    ...ask('after', 'eth_chainId'),
    fence,
  ],
  judge: (transcript) => {
    const [added, before, after] = ['add', 'before', 'after'].map((id) => resultOf(transcript, id))
    if (added === undefined) return blocked('3085.add.returnsNull', 'The chain was not added.')
    if (before === undefined || after === undefined) return unanswered('after')
    const received = events(transcript, 'chainChanged').map(({ args }) => args[0] ?? null)
    if (before === after)
      return received.length === 0
        ? pass('stayed')
        : violation('chainChanged came, yet the chain is the same.', received, 'no event')
    if (received.some((chain) => Number(chain) === Number(after)))
      return pass('switched, and said so')
    return violation(
      'The wallet went to the new chain without chainChanged.',
      after,
      'the old chain, or chainChanged',
    )
  },
})
