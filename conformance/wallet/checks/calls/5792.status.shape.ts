import { type SerializedValue, valueAt } from '../../../core/serialize.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { isQuantity, result } from '../../judges.ts'
import { resultOf } from '../../readTranscript.ts'
import { answer, batch } from '../../requestParams.ts'
import { approve, ask, connect, need } from '../../steps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

export default defineBatchCheck({
  id: '5792.status.shape',
  title: 'Returns the batch status with all required fields',
  level: 'MUST',
  spec: '5792 GetCallsResult',
  stimulus: 'status of a sent batch',
  expected: 'numeric status 1xx/2xx/4xx/5xx/6xx, atomic boolean',
  action: 'approve',

  script: [
    ...connect(),
    ...approve('send', 'wallet_sendCalls', [batch()]),
    need({ resolved: 'send' }, '5792.send.returnsId'),
    ...ask('status', 'wallet_getCallsStatus', [answer('send', 'id')]),
  ],
  judge: result(
    'status',
    isStatus,
    'version, the id of the batch, chainId, a numeric status (1xx, 2xx, 4xx, 5xx, 6xx) and atomic, a boolean',
  ),
})

function isStatus(value: SerializedValue, transcript: Transcript): boolean {
  const { version, status, atomic, id, chainId } = (value ?? {}) as {
    [key: string]: SerializedValue
  }
  const sent = resultOf(transcript, 'send')
  if (typeof version !== 'string' || sent === undefined || id !== valueAt(sent, 'id')) return false
  if (typeof status !== 'number' || ![1, 2, 4, 5, 6].includes(Math.floor(status / 100)))
    return false
  return typeof atomic === 'boolean' && isQuantity(chainId)
}
