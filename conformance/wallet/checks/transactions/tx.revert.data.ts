import { check } from '../../../core/check.ts'
import { fault } from '../../failing.ts'
import { refusal, all } from '../../judges.ts'
import { reverting } from '../../params.ts'
import { answer, ask, connect } from '../../steps.ts'

export default check('tx.revert.data', {
  script: [
    ...connect(),
    ...ask('estimate', 'eth_estimateGas', [{ from: answer('connect', '0'), data: reverting }]),
  ],
  judge: all(
    refusal('estimate'),
    fault(
      'estimate',
      ({ data }) => JSON.stringify(data ?? null).includes('deadbeef'),
      'the revert data, 0xdeadbeef, in data',
    ),
  ),
})
