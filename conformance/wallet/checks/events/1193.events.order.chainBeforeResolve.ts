import { defineCheck, note } from '../../../core/defineCheck.ts'
import { outcome, events } from '../../readTranscript.ts'
import { otherChain, listen, waitFor, approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '1193.events.order.chainBeforeResolve',
  title: 'Reports whether chainChanged comes before the switch resolves',
  group: 'I. Events and ordering — EIP-1193',
  level: 'INFO',
  basis: 'spec',
  spec: 'practice: chainChanged may precede or follow the switch result',
  stimulus: 'approve switch',
  expected: 'record order',
  action: 'approve',
  auto: 'N P X',

  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    ...approve('switch', 'wallet_switchEthereumChain', [{ chainId: otherChain }]),
    waitFor('chainChanged'),
  ],
  judge: (transcript) => {
    const [firstEvent] = events(transcript, 'chainChanged')
    const switched = outcome(transcript, 'switch')
    if (!firstEvent || switched.kind !== 'result')
      return note('No chainChanged came with the switch.', 'none')
    const order = firstEvent.index < switched.index ? 'before' : 'after'
    return note(`chainChanged comes ${order} wallet_switchEthereumChain resolves.`, order)
  },
})
