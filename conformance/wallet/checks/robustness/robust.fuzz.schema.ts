import type { Judge } from '../../../core/defineCheck.ts'
import { defineRobustnessCheck } from '../defineCheckOfGroup.ts'
import { formatValue } from '../../formatValue.ts'
import { all, isProviderRpcError, pass, violation } from '../../judges.ts'
import { malformedCalls as calls } from '../../malformedCalls.ts'
import { outcome } from '../../readTranscript.ts'
import { connect, series } from '../../steps.ts'

/**
 * Makes hundreds of malformed calls, the same in each run. Each call must settle, and each rejection must be a
 * ProviderRpcError (EIP-1193). The user rejects all prompts.
 */
export default defineRobustnessCheck({
  id: 'robust.fuzz.schema',
  title: 'Settles every malformed call and rejects only with coded errors',
  level: 'SHOULD',
  spec: '1474/3085/3326 schemas',
  stimulus: '500 seeded malformed calls',
  expected: 'every promise settles; every rejection is a ProviderRpcError',

  script: [...connect(), series(calls)],
  judge: all(...calls.map(({ id }) => readable(id))),
})

function readable(id: string): Judge {
  return (transcript) => {
    const response = outcome(transcript, id)
    if (response.kind === 'none')
      return violation(`${id}: never settled.`, 'never settled', 'a result or an error')
    if (response.kind === 'result' || isProviderRpcError(response.error)) return pass()
    return violation(
      `${id}: rejected with ${formatValue(response.error)}, which has no code or no message.`,
      response.error,
      'an error with code and message',
    )
  }
}
