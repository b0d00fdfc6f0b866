import type { Judge } from '../../../core/defineCheck.ts'
import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { all, isHex, pass, result, violation } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { connectedAccount } from '../../requestParams.ts'
import { ask, connect } from '../../steps.ts'

/**
 * Freezes the arguments of the first request deeply, so that a write in strict mode throws. The arguments of the
 * second request are not frozen, to detect other writes.
 */
export default defineRobustnessCheck({
  id: 'robust.args.notMutated',
  title: 'Does not mutate request arguments',
  level: 'SHOULD',
  spec: '1193 readonly RequestArguments',
  stimulus: 'deep-frozen args',
  expected: 'resolves; args unchanged',

  script: [
    ...connect(),
    ...ask('call', 'eth_getBalance', [connectedAccount, 'latest'], {
      options: { freeze: true },
    }),
    ...ask('open', 'eth_chainId'),
  ],
  judge: all(result('call', isHex, 'an answer'), unchanged('call'), unchanged('open')),
})

function unchanged(id: string): Judge {
  return (transcript) => {
    const response = outcome(transcript, id)
    if (response.kind === 'none' || response.argsAfter === undefined) return pass()
    return violation(
      'The wallet wrote into the arguments of its caller.',
      response.argsAfter,
      'the arguments as they were',
    )
  }
}
