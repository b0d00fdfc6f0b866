import { check } from '../../../core/check.ts'
import { note } from '../../../core/verdict.ts'
import { outcome, events } from '../../read.ts'
import { listen, wait, connect } from '../../steps.ts'

/** Both orders are correct; a dapp must accept both. */
export default check('1193.events.order.accountsBeforeResolve', {
  script: [listen('a', 'accountsChanged'), ...connect(), wait('accountsChanged')],
  judge: (transcript) => {
    const [told] = events(transcript, 'accountsChanged')
    const connected = outcome(transcript, 'connect')
    if (!told || connected.kind !== 'result')
      return note('No accountsChanged came with the connection.', 'none')
    const order = told.index < connected.index ? 'before' : 'after'
    return note(`accountsChanged comes ${order} eth_requestAccounts resolves.`, order)
  },
})
