import { defineCheck } from '../../../core/defineCheck.ts'
import { pass, violation, type Judge } from '../../../core/verdict.ts'
import { all, unanswered } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { raw, settle } from '../../steps.ts'

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
    raw('nothing', [{ $: 'undefined' }]),
    settle('nothing'),
    raw('empty', [{}]),
    settle('empty'),
    raw('text', ['x']),
    settle('text'),
  ],
  judge: all(...['nothing', 'empty', 'text'].map(rejectsLater)),
})

function rejectsLater(id: string): Judge {
  return (transcript) => {
    const seen = outcome(transcript, id)
    if (seen.kind === 'none') return unanswered(id)
    return seen.by === 'promise'
      ? pass(seen.kind)
      : violation(`request() with ${id} threw instead of rejecting.`, seen.by, 'a rejected promise')
  }
}
