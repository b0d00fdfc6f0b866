import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'

export default defineAddCheck({
  id: '3085.add.badParams',
  title: 'Rejects a chain addition with empty params',
  level: 'MUST',
  spec: '3085 §Parameters',
  stimulus: 'params []',
  expected: 'rejects',

  ...expectRejections('wallet_addEthereumChain', { add: [] }),
})
