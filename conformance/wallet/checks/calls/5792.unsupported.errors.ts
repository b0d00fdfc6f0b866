import { defineCheck } from '../../../core/defineCheck.ts'
import { all, notApplicable, rejection, settles } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { connectedAccount } from '../../requestParams.ts'
import { ask, connect } from '../../steps.ts'

/** Applies only to wallets without EIP-5792. They have nothing to ask the user, so they must reject at once. */
export default defineCheck({
  id: '5792.unsupported.errors',
  title: 'Rejects wallet_getCapabilities with code 4200 if it lacks EIP-5792',
  group: 'M. Wallet Call API — EIP-5792',
  level: 'SHOULD',
  spec: '5792 §Backwards Compatibility',
  stimulus: 'wallet without 5792',
  expected: 'rejects (4200), never hangs',

  service: 'eip-5792',
  script: [...connect(), ...ask('caps', 'wallet_getCapabilities', [connectedAccount])],
  judge: (transcript) => {
    if (outcome(transcript, 'caps').kind === 'result')
      return notApplicable('The wallet has EIP-5792.')
    return all(
      settles('caps'),
      rejection('caps', { code: [4200], tolerated: [-32601, -32004] }),
    )(transcript)
  },
})
