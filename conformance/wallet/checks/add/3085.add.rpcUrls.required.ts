import { defineCheck } from '../../../core/defineCheck.ts'
import { rejection, all } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { unrelatedCodes } from '../../valuePredicates.ts'
import { approve, connect } from '../../steps.ts'

export default defineCheck({
  id: '3085.add.rpcUrls.required',
  title: 'Rejects a chain without RPC URLs',
  group: 'H. Chain add — EIP-3085',
  level: 'MUST',
  basis: 'spec',
  spec: '3085: MUST reject if rpcUrls missing/empty',
  stimulus: 'rpcUrls absent / []',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',
  note: 'EIP text says both “only chainId is required” and MUST-reject without rpcUrls',

  feature: 'eip-3085',
  script: [
    ...connect(),
    ...approve('absent', 'wallet_addEthereumChain', [addChain({ rpcUrls: { $: 'undefined' } })]),
    ...approve('empty', 'wallet_addEthereumChain', [addChain({ rpcUrls: [] })]),
  ],
  judge: all(...['absent', 'empty'].map((id) => rejection(id, { not: unrelatedCodes }))),
})
