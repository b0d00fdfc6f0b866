import { check } from '../../../engine/check.ts'
import { refusal } from '../judges.ts'
import { batch } from '../params.ts'
import { nowhere, approve, connect } from '../steps.ts'

export default check('5792.send.chain.5710', {
  feature: 'eip-5792',
  script: [...connect(), ...approve('send', 'wallet_sendCalls', [batch({ chainId: nowhere })])],
  judge: refusal('send', { code: [5710] }),
})
