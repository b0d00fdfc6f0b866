import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { blocked } from '../../judges.ts'
import { events } from '../../readTranscript.ts'
import { requestInListener, stateMatchesEvent } from '../../stateMatchesEvent.ts'
import { ask, connect, listen, user, waitFor } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.chainChanged.consistent',
  title: 'Returns the new chain from eth_chainId in a chainChanged listener',
  level: 'MUST',
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
      return blocked('1193.events.chainChanged.emitted', 'No chainChanged came.')
    return stateMatchesEvent(
      'chainChanged',
      (value, { args }) => Number(value) === Number(args[0]),
    )(transcript)
  },
})
