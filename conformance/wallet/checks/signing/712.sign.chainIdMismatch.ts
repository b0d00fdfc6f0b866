import { defineTypedDataCheck } from '../defineCheckOfGroup.ts'
import { expectRejections } from '../../expectRejections.ts'
import { connectedAccount, typedData } from '../../requestParams.ts'

export default defineTypedDataCheck({
  id: '712.sign.chainIdMismatch',
  title: 'Rejects typed data whose domain has another chain id',
  level: 'SHOULD',
  spec: '712 §domainSeparator: user-agent should refuse if chainId ≠ active',
  stimulus: 'domain.chainId 1 on chain 56',
  expected: 'rejects',

  ...expectRejections('eth_signTypedData_v4', {
    sign: [connectedAccount, typedData.otherChain],
    text: [connectedAccount, typedData.otherChainInText],
  }),
})
