import { rejection } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { approve, connect, need } from '../../steps.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

const id = `0x${'2'.padStart(64, '0')}`

export default defineBatchCheck({
  id: '5792.send.duplicate.5720',
  title: 'Rejects a duplicate batch id with code 5720',
  level: 'MUST',
  spec: '5792: MUST reject duplicate id',
  stimulus: 'same id twice',
  expected: '5720',
  action: 'approve',

  script: [
    ...connect(),
    ...approve('first', 'wallet_sendCalls', [batch({ id })]),
    need({ resolved: 'first' }, '5792.send.returnsId'),
    ...approve('second', 'wallet_sendCalls', [batch({ id })]),
  ],
  judge: rejection('second', { code: [5720] }),
})
