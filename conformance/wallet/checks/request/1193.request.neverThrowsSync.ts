import type { Judge } from '../../../core/defineCheck.ts'
import { defineRequestCheck } from '../defineCheckOfGroup.ts'
import { all, pass, unanswered, violation } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { askRaw } from '../../steps.ts'

export default defineRequestCheck({
  id: '1193.request.neverThrowsSync',
  title: 'Does not throw synchronously on malformed request() arguments',
  level: 'MUST',
  spec: '1193 §request: handled so that the returned Promise rejects',
  stimulus: 'request(undefined), request({}), request("x")',
  expected: 'rejected promise, no synchronous throw',

  script: [
    ...askRaw('nothing', [{ $: 'undefined' }]),
    ...askRaw('empty', [{}]),
    ...askRaw('text', ['x']),
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
