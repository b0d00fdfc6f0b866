import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { addChain, rpcUrl } from '../../requestParams.ts'

export default defineAddCheck({
  id: '3085.add.rpc.chainIdMatches',
  title: 'Rejects a chain whose RPC node returns another chain id',
  level: 'MUST',
  spec: '3085: reject if chainId ≠ eth_chainId of any RPC',
  stimulus: 'rpc answering 0x5 for 0x89',
  expected: 'rejects',
  auto: 'N X',

  ...expectRejections('wallet_addEthereumChain', { add: [addChain({ rpcUrls: [rpcUrl(5)] })] }),
})
