import { check } from '../../../core/check.ts'
import { refusal, all } from '../../judges.ts'
import { message } from '../../params.ts'
import { outcome, prompted } from '../../read.ts'
import { other, account, approve, refuse } from '../../steps.ts'

/** Rejects each kind of prompt that the wallet opens: connect, switch, sign. */
export default check('1193.error.userRejected.4001', {
  script: [
    ...refuse('connect', 'eth_requestAccounts'),
    ...approve('again', 'eth_requestAccounts'),
    ...refuse('switch', 'wallet_switchEthereumChain', [{ chainId: other }]),
    ...refuse('sign', 'personal_sign', [message.hex, account(0)]),
  ],
  judge: (transcript) => {
    const asked = ['connect', 'switch', 'sign'].filter(
      (id) => prompted(transcript, id) !== 0 && outcome(transcript, id).kind !== 'none',
    )
    if (asked.length === 0)
      return {
        status: 'blocked',
        by: '1102.request.prompts',
        message: 'No prompt opened, so there was nothing to reject.',
      }
    return all(...asked.map((id) => refusal(id, { code: [4001] })))(transcript)
  },
})
