import { defineAddCheck } from '../groups.ts'
import { rejection, unrelatedCodes } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.nativeCurrency.complete',
  title: 'Rejects a chain with an incomplete native currency',
  level: 'MUST',
  spec: '3085: reject if name/symbol/decimals missing',
  stimulus: '{symbol:"X"}',
  expected: 'rejects',

  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [addChain({ nativeCurrency: { symbol: 'TST' } })]),
  ],
  judge: rejection('add', { not: unrelatedCodes }),
})
