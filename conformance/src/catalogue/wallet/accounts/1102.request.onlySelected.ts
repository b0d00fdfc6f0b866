import { check } from '../../../engine/check.ts'
import { result } from '../judges.ts'
import { chosen } from '../read.ts'
import { sameAddresses } from '../shapes.ts'
import { connect, need } from '../steps.ts'
import { text } from '../text.ts'

/** The second account is chosen, so that a wallet that always gives its first one is seen. */
export default check('1102.request.onlySelected', {
  // Where no prompt opens, nobody chose.
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
