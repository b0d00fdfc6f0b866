import { defineErrorsCheck } from '../defineCheckOfGroup.ts'
import { all, blocked, rejection } from '../../judges.ts'
import { openPrompts, outcome } from '../../readTranscript.ts'
import { account, message, otherChain } from '../../requestParams.ts'
import { approve, rejectIfPrompted } from '../../steps.ts'

export default defineErrorsCheck({
  id: '1193.error.userRejected.4001',
  title: 'Rejects each declined prompt with code 4001',
  level: 'SHOULD',
  spec: '1193 §Error Standards + Provider Errors',
  stimulus: 'reject each prompt kind',
  expected: 'code 4001',
  action: 'reject',
  note: 'WalletConnect: 5000 “User rejected.”, 5001–5003; Rainbow: no code',

  script: [
    ...rejectIfPrompted('connect', 'eth_requestAccounts'),
    ...approve('again', 'eth_requestAccounts'),
    ...rejectIfPrompted('switch', 'wallet_switchEthereumChain', [{ chainId: otherChain }]),
    ...rejectIfPrompted('sign', 'personal_sign', [message.hex, account(0)]),
  ],
  judge: (transcript) => {
    const promptedCalls = ['connect', 'switch', 'sign'].filter(
      (id) => openPrompts(transcript, id) !== 0 && outcome(transcript, id).kind !== 'none',
    )
    if (promptedCalls.length === 0)
      return blocked('1102.request.prompts', 'No prompt opened, so there was nothing to reject.')
    return all(...promptedCalls.map((id) => rejection(id, { code: [4001] })))(transcript)
  },
})
