import { defineAddCheck } from '../groups.ts'
import { rejection, unrelatedCodes } from '../../judges.ts'
import { addChain } from '../../requestParams.ts'
import { approve, connect } from '../../steps.ts'

export default defineAddCheck({
  id: '3085.add.rpcUrls.validUrl',
  title: 'Rejects a chain with a malformed RPC URL',
  level: 'MUST',
  spec: '3085: MUST reject invalid URLs',
  stimulus: 'rpcUrls ["notaurl"]',
  expected: 'rejects',

  script: [
    ...connect(),
    ...approve('add', 'wallet_addEthereumChain', [addChain({ rpcUrls: ['notaurl'] })]),
  ],
  judge: rejection('add', { not: unrelatedCodes }),
})
