import { defineCheck, pass } from '../../../core/defineCheck.ts'
import { result, settles, all } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { isList } from '../../valuePredicates.ts'
import { request, settle, prompt, burst } from '../../steps.ts'

export default defineCheck({
  id: 'conc.requestAccounts.bothSettle',
  title: 'Settles both of two concurrent eth_requestAccounts',
  group: 'P. Concurrency and pending prompts',
  level: 'MUST',
  basis: 'spec',
  spec: '1193 §request',
  stimulus: 'two at once, approve',
  expected: 'both settle (second: value or -32002)',
  action: 'approve',
  auto: 'N P X',

  script: [
    burst(request('first', 'eth_requestAccounts'), request('second', 'eth_requestAccounts')),
    prompt('first'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('first'),
    prompt('second'),
    { do: 'user', act: 'approve', if: 'prompted' },
    settle('second'),
  ],
  judge: all(
    settles('first'),
    settles('second'),
    result('first', isList, 'the accounts'),
    // The wallet may reject the second request. 1474.pending.-32002 checks the code.
    (transcript) =>
      outcome(transcript, 'second').kind === 'error'
        ? pass()
        : result(
            'second',
            (value) => isList(value) && value.length > 0,
            'accounts, or an error',
          )(transcript),
  ),
})
