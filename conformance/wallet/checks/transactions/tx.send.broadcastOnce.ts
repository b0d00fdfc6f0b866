import type { SerializedValue } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { defineTransactionsCheck } from '../defineCheckOfGroup.ts'
import { all, isList, lower, result, transactionsSent } from '../../judges.ts'
import { resultOf, walletUnderTest } from '../../readTranscript.ts'
import { answer, transfer } from '../../requestParams.ts'
import { approve, connect, countTransactions, fence, need, node } from '../../steps.ts'

/** Amount of the transfer: 18 wei. A wallet that reads it as decimal sends 12 wei. */
const value = '0x12'

export default defineTransactionsCheck({
  id: 'tx.send.broadcastOnce',
  title: 'Broadcasts an approved transaction exactly once and unchanged',
  level: 'MUST',
  spec: '1474',
  stimulus: 'approve; look at Anvil',
  expected: 'exactly one tx with that hash',
  action: 'approve',

  follows: ['tx.send.returnsHash'],
  script: [
    ...connect(),
    countTransactions('before'),
    ...approve('send', 'eth_sendTransaction', [transfer({ value })]),
    need({ resolved: 'send' }, 'tx.send.returnsHash'),
    fence,
    node('sent', 'eth_getTransactionByHash', [answer('send')]),
    countTransactions('after'),
  ],
  judge: all(
    result(
      'sent',
      isAsAsked,
      `a transaction with that hash on the node: of ${value} wei, from the account to the second one`,
    ),
    transactionsSent(1),
  ),
})

function isAsAsked(sent: SerializedValue, transcript: Transcript): boolean {
  const { from, to, value: amount, input } = (sent ?? {}) as { [key: string]: SerializedValue }
  const accounts = resultOf(transcript, 'connect')
  return (
    lower(from) === lower(isList(accounts) ? accounts[0] : undefined) &&
    lower(to) === lower(walletUnderTest(transcript).accounts[1]) &&
    Number(amount) === Number(value) &&
    input === '0x'
  )
}
