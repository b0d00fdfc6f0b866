import { defineAddCheck } from '../groups.ts'
import { all, rejection, unrelatedCodes } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.rpcUrls.required',
  title: 'Rejects a chain without RPC URLs',
  level: 'MUST',
  spec: '3085: MUST reject if rpcUrls missing/empty',
  stimulus: 'rpcUrls absent / []',
  expected: 'rejects',
  note: 'EIP text says both “only chainId is required” and MUST-reject without rpcUrls',

  script: [
    ...connect(),
    ...approve('absent', 'wallet_addEthereumChain', [addChain({ rpcUrls: { $: 'undefined' } })]),
    ...approve('empty', 'wallet_addEthereumChain', [addChain({ rpcUrls: [] })]),
  ],
  judge: all(...['absent', 'empty'].map((id) => rejection(id, { not: unrelatedCodes }))),
})
