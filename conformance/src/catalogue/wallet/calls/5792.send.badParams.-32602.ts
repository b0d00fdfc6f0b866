import { check } from '../../../engine/check.ts'
import { refusal, all } from '../judges.ts'
import { batch } from '../params.ts'
import { approve, connect } from '../steps.ts'

export default check('5792.send.badParams.-32602', {
  feature: 'eip-5792',
  script: [
    ...connect(),
    ...approve('padded', 'wallet_sendCalls', [batch({ chainId: '0x038' })]),
    ...approve('noCalls', 'wallet_sendCalls', [batch({ calls: { $: 'undefined' } })]),
  ],
  judge: all(...['padded', 'noCalls'].map((id) => refusal(id, { code: [-32602] }))),
})
