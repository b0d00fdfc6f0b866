import type { SerializedValue } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { all, lower, result } from '../../judges.ts'
import { outcome, walletUnderTest } from '../../readTranscript.ts'
import { batch } from '../../requestParams.ts'
import { answer, approve, connect, connectedAccount, need, next, node } from '../../steps.ts'
import { defineBatchCheck, untilSettled } from './batch.ts'

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

type Trace = {
  type?: SerializedValue
  to?: SerializedValue
  value?: SerializedValue
  calls?: readonly Trace[]
}

/**
 * Returns whether the whole batch was one transaction. Such a transaction does not go to the recipient of a
 * call, but to the account itself or to a contract that runs the batch.
 */
function isOneTransaction(transcript: Transcript): boolean {
  const [one, trace] = [outcome(transcript, 'one'), outcome(transcript, 'trace')]
  if (one.kind !== 'result' || trace.kind !== 'result') return false
  return lower((one.value as { to?: SerializedValue } | null)?.to ?? null) !== recipient(transcript)
}

const asOne = result(
  'trace',
  (value, transcript) => {
    const values = callsOf(value as Trace).filter(
      ({ to }) => lower(to ?? null) === recipient(transcript),
    )
    return JSON.stringify(values.map(({ value: wei }) => Number(wei))) === '[1,2]'
  },
  'the calls with 1 and 2 wei, in this order',
)

const oneByOne = all(
  ...(['one', 'two'] as const).map((id, i) =>
    result(
      id,
      (value) => Number((value as { value?: SerializedValue } | null)?.value) === i + 1,
      `the call with ${i + 1} wei`,
    ),
  ),
)

const callsOf = (trace: Trace): Trace[] =>
  (trace.calls ?? []).flatMap((call) => [...(call.type === 'CALL' ? [call] : []), ...callsOf(call)])

const recipient = (transcript: Transcript) => lower(walletUnderTest(transcript).accounts[1] ?? null)
