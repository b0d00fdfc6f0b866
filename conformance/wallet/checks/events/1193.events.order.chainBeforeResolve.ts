import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { note } from '../../judges.ts'
import { events, outcome } from '../../readTranscript.ts'
import { otherChain } from '../../requestParams.ts'
import { approveSwitch, connect, listen, waitFor } from '../../steps.ts'

export default defineEventsCheck({
  id: '1193.events.order.chainBeforeResolve',
  title: 'Reports whether chainChanged comes before the switch resolves',
  level: 'INFO',
  spec: 'practice: chainChanged may precede or follow the switch result',
  stimulus: 'approve switch',
  expected: 'record order',
  action: 'approve',

  script: [
    ...connect(),
    listen('a', 'chainChanged'),
    ...approveSwitch(otherChain),
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
