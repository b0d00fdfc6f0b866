import type { Seen } from '../../../core/seen.ts'
import { result } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { batchCheck } from './batchCheck.ts'
import { sendBetweenBlocks } from './sendBetweenBlocks.ts'

export default batchCheck('5792.status.pending', {
  follows: ['5792.status.shape'],
  script: sendBetweenBlocks,
  judge: (transcript) => {
    if (outcome(transcript, 'hold').kind === 'error')
      return { status: 'not-applicable', message: 'The node makes blocks whatever it is told.' }
    return result('during', isPending, 'a status of 1xx: nothing is on the chain yet')(transcript)
  },
})

const isPending = (value: Seen) =>
  Math.floor(Number((value as { status?: Seen } | null)?.status) / 100) === 1
