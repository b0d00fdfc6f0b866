import type { Transcript } from '../../../core/transcript.ts'
import { resultOf } from '../../readTranscript.ts'
import { answer, batch, connectedAccount } from '../../requestParams.ts'
import { approve, ask, connect, countTransactions, fence, need, node, repeat } from '../../steps.ts'

/**
 * Steps that wait until a batch is settled, because a wallet may answer before it sends the transactions. They
 * repeat the request for the status while it is 100 (pending). The fence waits for wallets whose status cannot be
 * read.
 */
export const untilSettled = [
  repeat('status', 'wallet_getCallsStatus', [answer('send', 'id')], ['status'], 100),
  fence,
]

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

/** Steps that read the account's nonce and code before a batch. */
export const readBefore = [
  countTransactions('before'),
  node('codeBefore', 'eth_getCode', [connectedAccount, 'latest']),
]

/** Steps that read the account's nonce and code after a batch. */
export const readAfter = [
  countTransactions('after'),
  node('code', 'eth_getCode', [connectedAccount, 'latest']),
]

/**
 * Returns the number of transactions that the account sent between `readBefore` and `readAfter`, or undefined
 * if the node did not respond. A transaction in which the account delegates itself (EIP-7702) raises the nonce
 * twice and counts once.
 */
export function transactionsOf(transcript: Transcript): number | undefined {
  const [before, after, codeBefore, code] = ['before', 'after', 'codeBefore', 'code'].map((id) =>
    resultOf(transcript, id),
  )
  if (before === undefined || after === undefined) return undefined
  const wasUpgraded = code !== undefined && codeBefore !== undefined && code !== codeBefore
  const nonces = Number(after) - Number(before)
  return wasUpgraded && nonces > 1 ? nonces - 1 : nonces
}
