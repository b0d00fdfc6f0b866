import { refusal } from '../../judges.ts'
import { batch } from '../../params.ts'
import { need, approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

const id = `0x${'2'.padStart(64, '0')}`

export default batchCheck('5792.send.duplicate.5720', {
  script: [
    ...connect(),
    ...approve('first', 'wallet_sendCalls', [batch({ id })]),
    need({ resolved: 'first' }, '5792.send.returnsId'),
    ...approve('second', 'wallet_sendCalls', [batch({ id })]),
  ],
  judge: refusal('second', { code: [5720] }),
})
