import { defineCheck } from '../../../core/defineCheck.ts'
import { requestInListener } from '../../requestInListener.ts'
import { stateMatchesEvent } from '../../stateMatchesEvent.ts'
import { events } from '../../readTranscript.ts'
import { user, listen, waitFor, ask, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.chainChanged.consistent',
  title: 'Returns the new chain from eth_chainId in a chainChanged listener',
  group: 'I. Events and ordering — EIP-1193',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §Chain Changes',
  stimulus: 'read chain in the handler',
  expected: 'already new',
  action: 'switch-chain',
  auto: 'N X',

  follows: ['1193.events.chainChanged.hexString'],
  script: [
    ...connect(),
    listen('a', 'chainChanged', requestInListener('eth_chainId')),
    user('switchChain', 1),
    waitFor('chainChanged'),
    ...ask('later', 'eth_chainId'),
  ],
  judge: (transcript) => {
    if (events(transcript, 'chainChanged').length === 0)
      return {
        status: 'blocked',
        by: '1193.events.chainChanged.emitted',
        message: 'No chainChanged came.',
      }
    return stateMatchesEvent(
      'chainChanged',
      (value, { args }) => Number(value) === Number(args[0]),
    )(transcript)
  },
})
