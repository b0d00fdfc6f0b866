import { refusal, all } from '../../judges.ts'
import { batch } from '../../params.ts'
import { approve, connect } from '../../steps.ts'
import { batchCheck } from './batchCheck.ts'

export default batchCheck('5792.send.badParams.-32602', {
  script: [
    ...connect(),
    ...approve('padded', 'wallet_sendCalls', [batch({ chainId: '0x038' })]),
    ...approve('noCalls', 'wallet_sendCalls', [batch({ calls: { $: 'undefined' } })]),
  ],
  judge: all(...['padded', 'noCalls'].map((id) => refusal(id, { code: [-32602] }))),
})
