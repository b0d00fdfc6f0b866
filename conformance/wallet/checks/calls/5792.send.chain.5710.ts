import { expectRejections } from '../../expectRejections.ts'
import { batch, unknownChain } from '../../requestParams.ts'
import { defineBatchCheck } from './defineBatchCheck.ts'

export default defineBatchCheck({
  id: '5792.send.chain.5710',
  title: 'Rejects a batch for an unknown chain with code 5710',
  level: 'SHOULD',
  spec: '5792 error table',
  stimulus: 'chainId 0xdead',
  expected: '5710',

  ...expectRejections(
    'wallet_sendCalls',
    { send: [batch({ chainId: unknownChain })] },
    { code: [5710] },
  ),
})
