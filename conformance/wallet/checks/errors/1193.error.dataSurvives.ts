import { defineCheck } from '../../../core/defineCheck.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { refusal, all } from '../../judges.ts'
import { reverting } from '../../params.ts'
import { outcome } from '../../read.ts'
import { node, ask } from '../../steps.ts'

/** Init code that reverts with 0xdeadbeef. The node gets the same call, to compare. */
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
    node('node', 'eth_call', [{ data: reverting }]),
    ...ask('call', 'eth_call', [{ data: reverting }, 'latest']),
  ],
  judge: all(refusal('call'), (transcript) => {
    const seen = outcome(transcript, 'call')
    const data = seen.kind === 'error' ? (seen.error.data ?? null) : null
    return JSON.stringify(data).includes('deadbeef')
      ? pass(data)
      : violation('The revert data of the node did not reach the dapp.', data, '0xdeadbeef in data')
  }),
})
