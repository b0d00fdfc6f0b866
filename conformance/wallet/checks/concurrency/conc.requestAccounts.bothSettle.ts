import { check } from '../../../core/check.ts'
import { pass } from '../../../core/verdict.ts'
import { result, settles, all } from '../../judges.ts'
import { outcome } from '../../read.ts'
import { isList } from '../../shapes.ts'
import { request, settle, prompt, burst } from '../../steps.ts'

export default check('conc.requestAccounts.bothSettle', {
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
    // 1474.pending.-32002 checks the code of a rejected second request.
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
