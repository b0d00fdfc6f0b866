import { batch } from '../../requestParams.ts'
import { answer, approve, ask, connect, need, node, repeat } from '../../steps.ts'

/**
 * Steps that send a batch while mining is paused and read its status. They then mine a block and read the status
 * until it is no longer 100 (pending).
 */
export const sendBetweenBlocks = [
  ...connect(),
  node('hold', 'evm_setAutomine', [false]),
  ...approve('send', 'wallet_sendCalls', [batch()]),
  need({ resolved: 'send' }, '5792.send.returnsId'),
  ...ask('during', 'wallet_getCallsStatus', [answer('send', 'id')]),
  // From here on each transaction is mined at once. The next step mines the pending ones.
  node('resume', 'evm_setAutomine', [true]),
  node('mine', 'evm_mine'),
  repeat('after', 'wallet_getCallsStatus', [answer('send', 'id')], ['status'], 100),
]
