import { refusal } from '../../judges.ts'
import { batch } from '../../params.ts'
import { nowhere, approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck('5792.send.chain.5710', {
  script: [...connect(), ...approve('send', 'wallet_sendCalls', [batch({ chainId: nowhere })])],
  judge: refusal('send', { code: [5710] }),
})
