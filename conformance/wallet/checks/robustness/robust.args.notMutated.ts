import { defineCheck, pass, violation, type Judge } from '../../../core/defineCheck.ts'
import { result, all } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { isHex } from '../../valuePredicates.ts'
import { answer, ask, connect } from '../../steps.ts'

/**
 * Freezes the arguments of the first request deeply, so that a write in strict mode throws. The arguments of the
 * second request are not frozen, to detect other writes.
 */
export default defineCheck({
  id: 'robust.args.notMutated',
  title: 'Does not mutate request arguments',
  group: 'O. Robustness',
  level: 'SHOULD',
  basis: 'spec',
  spec: '1193 readonly RequestArguments',
  stimulus: 'deep-frozen args',
  expected: 'resolves; args unchanged',
  action: 'none',
  auto: 'N P X',

  script: [
    ...connect(),
    ...ask('call', 'eth_getBalance', [answer('connect', '0'), 'latest'], {
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
