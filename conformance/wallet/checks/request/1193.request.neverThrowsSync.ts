import { defineCheck, pass, violation, type Judge } from '../../../core/defineCheck.ts'
import { all, unanswered } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { rawRequest, settle } from '../../steps.ts'

export default defineCheck({
  id: '1193.request.neverThrowsSync',
  title: 'Does not throw synchronously on malformed request() arguments',
  group: 'B. Provider API and request()',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §request: handled so that the returned Promise rejects',
  stimulus: 'request(undefined), request({}), request("x")',
  expected: 'rejected promise, no synchronous throw',
  action: 'none',
  auto: 'N P X',

  script: [
    rawRequest('nothing', [{ $: 'undefined' }]),
    settle('nothing'),
    rawRequest('empty', [{}]),
    settle('empty'),
    rawRequest('text', ['x']),
    settle('text'),
  ],
  judge: all(...['nothing', 'empty', 'text'].map(rejectsLater)),
})

function rejectsLater(id: string): Judge {
  return (transcript) => {
    const response = outcome(transcript, id)
    if (response.kind === 'none') return unanswered(id)
    return response.by === 'promise'
      ? pass(response.kind)
      : violation(
          `request() with ${id} threw instead of rejecting.`,
          response.by,
          'a rejected promise',
        )
  }
}
