import { defineCheck } from '../../../core/defineCheck.ts'
import type { Transcript } from '../../../core/transcript.ts'
import { warning, type Verdict } from '../../../core/verdict.ts'
import { refusal, all } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { otherReasons } from '../../shapes.ts'
import { ask } from '../../steps.ts'

/** Some wallets accept `params: null`, which is only a warning. */
export default defineCheck({
  id: '1193.request.badParams',
  title: 'Rejects params that are a string, a number or null',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §RequestArguments: params is array or object',
  stimulus: 'params: "x" / 5 / null',
  expected: 'rejects',
  action: 'none',
  auto: 'N P X',
  note: 'some wallets tolerate null; report as WARN',

  script: [
    ...ask('text', 'eth_chainId', 'x'),
    ...ask('number', 'eth_chainId', 5),
    ...ask('null', 'eth_chainId', null),
  ],
  judge: all(
    refusal('text', { not: otherReasons }),
    refusal('number', { not: otherReasons }),
    nullParams,
  ),
})

function nullParams(transcript: Transcript): Verdict {
  const seen = outcome(transcript, 'null')
  if (seen.kind !== 'result') return refusal('null', { not: otherReasons })(transcript)
  return warning('params: null was taken for no params.', seen.value, 'a rejection')
}
