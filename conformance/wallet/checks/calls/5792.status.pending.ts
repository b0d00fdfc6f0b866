import { valueAt } from '../../../core/serialize.ts'
import { notApplicable, result } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { sendBetweenBlocks } from './batchSteps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

export default defineBatchCheck({
  id: '5792.status.pending',
  title: 'Returns a 1xx status while the batch is pending',
  level: 'MUST',
  spec: '5792 §Status Codes: 1xx before the batch has completed on the chain',
  stimulus: 'status of a sent batch while no block is made',
  expected: '1xx',
  action: 'approve',

  follows: ['5792.status.shape'],
  script: sendBetweenBlocks,
  judge: (transcript) => {
    if (outcome(transcript, 'hold').kind === 'error')
      return notApplicable('The node ignores the request to stop mining.')
    return result(
      'during',
      (value) => Math.floor(Number(valueAt(value, 'status')) / 100) === 1,
      'a status of 1xx: nothing is on the chain yet',
    )(transcript)
  },
})
