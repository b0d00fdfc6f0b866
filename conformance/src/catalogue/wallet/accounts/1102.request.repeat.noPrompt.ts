import { check } from '../../../engine/check.ts'
import { result, prompts, all } from '../judges.ts'
import { outcome } from '../read.ts'
import { sameAddresses } from '../shapes.ts'
import { approve, connect } from '../steps.ts'

export default check('1102.request.repeat.noPrompt', {
  script: [...connect(), ...approve('again', 'eth_requestAccounts')],
  judge: all(
    (transcript) => {
      const connected = outcome(transcript, 'connect')
      return result(
        'again',
        (value) => connected.kind === 'result' && sameAddresses(value, connected.value),
        'the accounts from before',
      )(transcript)
    },
    prompts('again', (open) => open === 0, 'no prompt'),
  ),
})
