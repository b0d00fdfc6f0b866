import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { rpcUrl, approve, connect } from '../../steps.ts'

/** The node at the RPC URL returns chain id 0x5, but the request says 0x89. */
export default defineCheck({
  id: '3085.add.rpc.chainIdMatches',
  title: 'Rejects a chain whose RPC node returns another chain id',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST',
  basis: 'spec',
  spec: '3085: reject if chainId ≠ eth_chainId of any RPC',
  stimulus: 'rpc answering 0x5 for 0x89',
  expected: 'rejects',
  action: 'none',
  auto: 'N X',

  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [addChain({ rpcUrls: [rpcUrl(5)] })]),
  ],
  judge: rejection('add', { not: unrelatedCodes }),
})
