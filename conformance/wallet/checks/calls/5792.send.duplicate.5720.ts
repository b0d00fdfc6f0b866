import { rejection } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { need, approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

const id = `0x${'2'.padStart(64, '0')}`

export default batchCheck({
  id: '5792.send.duplicate.5720',
  title: 'Rejects a duplicate batch id with code 5720',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'MUST',
  basis: 'spec',
  spec: '5792: MUST reject duplicate id',
  stimulus: 'same id twice',
  expected: '5720',
  action: 'approve',
  auto: 'N P X',

  script: [
    ...connect(),
    ...approve('first', 'wallet_sendCalls', [batch({ id })]),
    need({ resolved: 'first' }, '5792.send.returnsId'),
    ...approve('second', 'wallet_sendCalls', [batch({ id })]),
  ],
  judge: rejection('second', { code: [5720] }),
})
