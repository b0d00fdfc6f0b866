import { defineSigningCheck } from '../groups.ts'
import { all, rejection, unrelatedCodes } from '../../judges.ts'
import { typedData } from '../../requestParams.ts'
import { answer, approve, connect } from '../../steps.ts'

export default defineSigningCheck({
  id: '712.sign.chainIdMismatch',
  title: 'Rejects typed data whose domain has another chain id',
  level: 'SHOULD',
  spec: '712 §domainSeparator: user-agent should refuse if chainId ≠ active',
  stimulus: 'domain.chainId 1 on chain 56',
  expected: 'rejects',

  feature: 'eip-712',
  script: [
    ...connect(),
    ...approve('sign', 'eth_signTypedData_v4', [answer('connect', '0'), typedData.otherChain]),
    ...approve('text', 'eth_signTypedData_v4', [
      answer('connect', '0'),
      typedData.otherChainInText,
    ]),
  ],
  judge: all(...['sign', 'text'].map((id) => rejection(id, { not: unrelatedCodes }))),
})
