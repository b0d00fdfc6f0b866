import { defineEventsCheck } from '../defineCheckOfGroup.ts'
import { note } from '../../judges.ts'
import { events, outcome } from '../../readTranscript.ts'
import { connect, listen, waitFor } from '../../steps.ts'

/** Both orders are correct; a dapp must accept both. */
export default defineEventsCheck({
  id: '1193.events.order.accountsBeforeResolve',
  title: 'Reports whether accountsChanged comes before eth_requestAccounts resolves',
  level: 'INFO',
  spec: 'practice: MetaMask emits accountsChanged before eth_requestAccounts resolves',
  stimulus: 'approve; record order',
  expected: 'record; app must accept both',
  action: 'approve',

  script: [listen('a', 'accountsChanged'), ...connect(), waitFor('accountsChanged')],
  judge: (transcript) => {
    const [firstEvent] = events(transcript, 'accountsChanged')
    const connected = outcome(transcript, 'connect')
    if (!firstEvent || connected.kind !== 'result')
      return note('No accountsChanged came with the connection.', 'none')
    const order = firstEvent.index < connected.index ? 'before' : 'after'
    return note(`accountsChanged comes ${order} eth_requestAccounts resolves.`, order)
  },
})
