import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { unanswered } from '../../judges.ts'
import { newChain } from '../../requestParams.ts'
import { outcome, events } from '../../readTranscript.ts'
import { prompt, listen, fence, ask, approve, connect } from '../../steps.ts'

/** A wallet that switches to the added chain must emit `chainChanged`. */
export default defineCheck({
  id: '3085.add.noAutoSelect',
  title: 'Keeps the chain after an addition or emits chainChanged with the new one',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST NOT',
  basis: 'spec',
  spec: '3085: chain MUST NOT be assumed selected',
  stimulus: 'add, eth_chainId',
  expected: 'either stays, or switches AND emits chainChanged',
  action: 'approve',
  auto: 'N P X',
  note: 'MetaMask, Rabby switch after add',

  feature: 'eip-3085',
  // The fence, which waits for late events, switches the chain and recognizes its own `chainChanged` by the chain
  // id. A wallet that sends a wrong chain id there fails this check too.
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
    const [before, after] = ['before', 'after'].map((id) => outcome(transcript, id))
    if (outcome(transcript, 'add').kind !== 'result')
      return { status: 'blocked', by: '3085.add.returnsNull', message: 'The chain was not added.' }
    if (before?.kind !== 'result' || after?.kind !== 'result') return unanswered('after')
    const received = events(transcript, 'chainChanged').map(({ args }) => args[0] ?? null)
    if (before.value === after.value)
      return received.length === 0
        ? pass('stayed')
        : violation('chainChanged came, yet the chain is the same.', received, 'no event')
    if (received.some((chain) => Number(chain) === Number(after.value)))
      return pass('switched, and said so')
    return violation(
      'The wallet went to the new chain without chainChanged.',
      after.value,
      'the old chain, or chainChanged',
    )
  },
})
