import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { rejection, all } from '../../judges.ts'
import { revertingCode } from '../../requestParams.ts'
import { outcome } from '../../readTranscript.ts'
import { node, ask } from '../../steps.ts'

/** Calls init code that reverts with 0xdeadbeef. The transcript also has the node's own answer to this call. */
export default defineCheck({
  id: '1193.error.dataSurvives',
  title: 'Passes the revert data of eth_call to the dapp',
  group: 'C. Errors and codes — EIP-1193 / 1474 / 2696',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 §RPC Errors: data SHOULD carry useful info',
  stimulus: 'eth_call that reverts',
  expected: 'data = revert bytes',
  action: 'none',
  auto: 'N P X',

  script: [
    node('node', 'eth_call', [{ data: revertingCode }]),
    ...ask('call', 'eth_call', [{ data: revertingCode }, 'latest']),
  ],
  judge: all(rejection('call'), (transcript) => {
    const response = outcome(transcript, 'call')
    const data = response.kind === 'error' ? (response.error.data ?? null) : null
    return JSON.stringify(data).includes('deadbeef')
      ? pass(data)
      : violation('The revert data of the node did not reach the dapp.', data, '0xdeadbeef in data')
  }),
})
