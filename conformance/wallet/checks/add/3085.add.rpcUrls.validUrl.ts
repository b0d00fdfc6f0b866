import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { addChain } from '../../requestParams.ts'

export default defineAddCheck({
  id: '3085.add.rpcUrls.validUrl',
  title: 'Rejects a chain with a malformed RPC URL',
  level: 'MUST',
  spec: '3085: MUST reject invalid URLs',
  stimulus: 'rpcUrls ["notaurl"]',
  expected: 'rejects',

  ...expectRejections('wallet_addEthereumChain', { add: [addChain({ rpcUrls: ['notaurl'] })] }),
})
