import { defineAddCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { addChain } from '../../requestParams.ts'

export default defineAddCheck({
  id: '3085.add.rpcUrls.required',
  title: 'Rejects a chain without RPC URLs',
  level: 'MUST',
  spec: '3085: MUST reject if rpcUrls missing/empty',
  stimulus: 'rpcUrls absent / []',
  expected: 'rejects',
  note: 'EIP text says both “only chainId is required” and MUST-reject without rpcUrls',

  ...expectRejections('wallet_addEthereumChain', {
    absent: [addChain({ rpcUrls: { $: 'undefined' } })],
    empty: [addChain({ rpcUrls: [] })],
  }),
})
