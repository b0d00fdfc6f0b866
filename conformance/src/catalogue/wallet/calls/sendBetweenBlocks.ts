import { batch } from '../params.ts'
import { answer, approve, ask, connect, need, node, repeat } from '../steps.ts'

/** Sends a batch while the node makes no blocks, asks for its status, and again when it is in a block. */
export const sendBetweenBlocks = [
  ...connect(),
  node('hold', 'evm_setAutomine', [false]),
  ...approve('send', 'wallet_sendCalls', [batch()]),
  need({ resolved: 'send' }, '5792.send.returnsId'),
  ...ask('during', 'wallet_getCallsStatus', [answer('send', 'id')]),
  // From here on each transaction is in a block at once; the next line puts the earlier ones into one.
  node('resume', 'evm_setAutomine', [true]),
  node('mine', 'evm_mine'),
  repeat('after', 'wallet_getCallsStatus', [answer('send', 'id')], ['status'], 100),
]
