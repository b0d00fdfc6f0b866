import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { isList, rejection, result } from '../../judges.ts'
import { errorOf } from '../../readTranscript.ts'
import { approvePrompt, ask, openPrompt, request, settle, user } from '../../steps.ts'

export default defineErrorsCheck({
  id: '1474.pending.-32002',
  title: 'Rejects a second connect with -32002 or resolves it with the accounts',
  level: 'SHOULD',
  basis: 'convention',
  spec: '1474 -32002 Resource unavailable; MetaMask convention for an open prompt',
  stimulus: 'second eth_requestAccounts while the prompt is open',
  expected: '-32002 or joins the first',
  action: 'approve',
  note: 'Rabby answers -32001 “Already processing connect. Please wait.”',

  script: [
    ...openPrompt('first', 'eth_requestAccounts'),
    request('second', 'eth_requestAccounts'),
    ...ask('trip', 'eth_chainId'),
    user('approve'),
    settle('first'),
    ...approvePrompt('second'),
  ],
  judge: (transcript) =>
    errorOf(transcript, 'second')
      ? rejection('second', { code: [-32002] })(transcript)
      : result('second', isList, 'code -32002 or the same accounts')(transcript),
})
