import { rejection } from '../../judges.ts'
import { batch } from '../../requestParams.ts'
import { unknownChain, approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck({
  id: '5792.send.chain.5710',
  title: 'Rejects a batch for an unknown chain with code 5710',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'SHOULD',
  basis: 'spec',
  spec: '5792 error table',
  stimulus: 'chainId 0xdead',
  expected: '5710',
  action: 'none',
  auto: 'N P X',

  script: [
    ...connect(),
    ...approve('send', 'wallet_sendCalls', [batch({ chainId: unknownChain })]),
  ],
  judge: rejection('send', { code: [5710] }),
})
