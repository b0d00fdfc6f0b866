import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { all, passIf, rejection } from '../../judges.ts'
import { errorOf } from '../../readTranscript.ts'
import { revertingCode } from '../../requestParams.ts'
import { ask, node } from '../../steps.ts'

/** Calls init code that reverts with 0xdeadbeef. The transcript also has the node's own answer to this call. */
export default defineErrorsCheck({
  id: '1193.error.dataSurvives',
  title: 'Passes the revert data of eth_call to the dapp',
  level: 'SHOULD',
  spec: '1193 §RPC Errors: data SHOULD carry useful info',
  stimulus: 'eth_call that reverts',
  expected: 'data = revert bytes',

  script: [
    node('node', 'eth_call', [{ data: revertingCode }]),
    ...ask('call', 'eth_call', [{ data: revertingCode }, 'latest']),
  ],
  judge: all(rejection('call'), (transcript) => {
    const data = errorOf(transcript, 'call')?.data ?? null
    return passIf(
      JSON.stringify(data).includes('deadbeef'),
      data,
      'The revert data of the node did not reach the dapp.',
      '0xdeadbeef in data',
    )
  }),
})
