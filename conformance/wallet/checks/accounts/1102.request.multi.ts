import { check } from '../../../core/check.ts'
import { result } from '../../judges.ts'
import { chosen } from '../../read.ts'
import { sameAddresses } from '../../shapes.ts'
import { connect, need } from '../../steps.ts'
import { text } from '../../text.ts'

export default check('1102.request.multi', {
  feature: 'multiple-accounts',
  // Without a prompt the user has no choice.
  script: [...connect(1, 0), need({ prompted: 'connect' }, '1102.request.prompts')],
  judge: (transcript) => {
    const wanted = chosen(transcript)
    return result(
      'connect',
      (value) => sameAddresses(value, wanted),
      `both chosen accounts, the selected one first, ${text(wanted)}`,
    )(transcript)
  },
})
