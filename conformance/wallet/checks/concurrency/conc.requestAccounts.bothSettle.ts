import { defineConcurrencyCheck } from '../defineCheckOfGroup.ts'
import { all, isList, pass, result, settles } from '../../judges.ts'
import { outcome } from '../../readTranscript.ts'
import { approvePrompt, burst, request } from '../../steps.ts'

export default defineConcurrencyCheck({
  id: 'conc.requestAccounts.bothSettle',
  title: 'Settles both of two concurrent eth_requestAccounts',
  level: 'MUST',
  spec: '1193 §request',
  stimulus: 'two at once, approve',
  expected: 'both settle (second: value or -32002)',
  action: 'approve',

  script: [
    burst(request('first', 'eth_requestAccounts'), request('second', 'eth_requestAccounts')),
    ...approvePrompt('first'),
    ...approvePrompt('second'),
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
