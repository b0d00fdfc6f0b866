import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { all, isList, lower, result } from '../../judges.ts'
import { resultOf, walletUnderTest } from '../../readTranscript.ts'
import { answer, batch, connectedAccount, next } from '../../requestParams.ts'
import { approve, connect, need, node } from '../../steps.ts'
import { untilSettled } from './batchSteps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

/**
 * The two calls carry 1 and 2 wei. Their order follows from the sender's nonces or, if the batch is one
 * transaction, from the trace of that transaction.
 */
export default defineBatchCheck({
  id: '5792.send.order',
  title: 'Executes the calls of a batch in order',
  level: 'MUST',
  spec: '5792: send in the given order',
  stimulus: 'two calls',
  expected: 'on chain in order',
  action: 'approve',

  script: [
    ...connect(),
    node('before', 'eth_getTransactionCount', [connectedAccount, 'latest']),
    ...approve('send', 'wallet_sendCalls', [batch()]),
    need({ resolved: 'send' }, '5792.send.returnsId'),
    ...untilSettled,
    node('one', 'eth_getTransactionBySenderAndNonce', [connectedAccount, answer('before')]),
    node('two', 'eth_getTransactionBySenderAndNonce', [connectedAccount, next('before')]),
    node('trace', 'debug_traceTransaction', [answer('one', 'hash'), { tracer: 'callTracer' }]),
  ],
  judge: (transcript) => (isOneTransaction(transcript) ? asOne(transcript) : oneByOne(transcript)),
})

/**
 * Returns whether the whole batch was one transaction. Such a transaction does not go to the recipient of a
 * call, but to the account itself or to a contract that runs the batch.
 */
function isOneTransaction(transcript: Transcript): boolean {
  const [one, trace] = [resultOf(transcript, 'one'), resultOf(transcript, 'trace')]
  if (one === undefined || trace === undefined) return false
  return lower(valueAt(one, 'to')) !== recipient(transcript)
}

const asOne = result(
  'trace',
  (value, transcript) => {
    const calls = callsOf(value).filter(
      (call) => lower(valueAt(call, 'to')) === recipient(transcript),
    )
    return JSON.stringify(calls.map((call) => Number(valueAt(call, 'value')))) === '[1,2]'
  },
  'the calls with 1 and 2 wei, in this order',
)

const oneByOne = all(
  ...['one', 'two'].map((id, i) =>
    result(id, (value) => Number(valueAt(value, 'value')) === i + 1, `the call with ${i + 1} wei`),
  ),
)

function callsOf(trace: SerializedValue): SerializedValue[] {
  const calls = valueAt(trace, 'calls')
  if (!isList(calls)) return []
  return calls.flatMap((call) => [
    ...(valueAt(call, 'type') === 'CALL' ? [call] : []),
    ...callsOf(call),
  ])
}

const recipient = (transcript: Transcript) => lower(walletUnderTest(transcript).accounts[1])
