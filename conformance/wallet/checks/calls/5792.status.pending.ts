import type { SerializedValue } from '../../../core/serialize.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { batchCheck } from './batchCheck.ts'
import { sendBetweenBlocks } from './sendBetweenBlocks.ts'

export default batchCheck({
  id: '5792.status.pending',
  title: 'Returns a 1xx status while the batch is pending',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'MUST',
  basis: 'spec',
  spec: '5792 §Status Codes: 1xx before the batch has completed on the chain',
  stimulus: 'status of a sent batch while no block is made',
  expected: '1xx',
  action: 'approve',
  auto: 'N P X',

  follows: ['5792.status.shape'],
  script: sendBetweenBlocks,
  judge: (transcript) => {
    if (outcome(transcript, 'hold').kind === 'error')
      return { status: 'not-applicable', message: 'The node ignores the request to stop mining.' }
    return result('during', isPending, 'a status of 1xx: nothing is on the chain yet')(transcript)
  },
})

const isPending = (value: SerializedValue) =>
  Math.floor(Number((value as { status?: SerializedValue } | null)?.status) / 100) === 1
