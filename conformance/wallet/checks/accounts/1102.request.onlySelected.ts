import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { chosen } from '../../read.ts'
import { sameAddresses } from '../../shapes.ts'
import { connect, need } from '../../steps.ts'
import { text } from '../../text.ts'

/** Selects the second account, to detect a wallet that always returns its first one. */
export default check('1102.request.onlySelected', {
  // Without a prompt the user has no choice.
  script: [...connect(1), need({ prompted: 'connect' }, '1102.request.prompts')],
  judge: (transcript) => {
    const wanted = chosen(transcript)
    return result(
      'connect',
      (value) => sameAddresses(value, wanted),
      `the chosen account and no other, ${text(wanted)}`,
    )(transcript)
  },
})
