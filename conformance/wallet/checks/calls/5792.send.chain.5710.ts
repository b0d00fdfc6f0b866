import { rejection } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { approve, connect, unknownChain } from '../../steps.ts'
import { defineBatchCheck } from './batch.ts'

export default defineBatchCheck({
  id: '5792.send.chain.5710',
  title: 'Rejects a batch for an unknown chain with code 5710',
  level: 'SHOULD',
  spec: '5792 error table',
  stimulus: 'chainId 0xdead',
  expected: '5710',

  script: [
    ...connect(),
    ...approve('send', 'wallet_sendCalls', [batch({ chainId: unknownChain })]),
  ],
  judge: rejection('send', { code: [5710] }),
})
