import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { addChain } from '../../requestParams.ts'

export default defineAddCheck({
  id: '3085.add.nativeCurrency.complete',
  title: 'Rejects a chain with an incomplete native currency',
  level: 'MUST',
  spec: '3085: reject if name/symbol/decimals missing',
  stimulus: '{symbol:"X"}',
  expected: 'rejects',

  ...expectRejections('wallet_addEthereumChain', {
    add: [addChain({ nativeCurrency: { symbol: 'TST' } })],
  }),
})
