import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { unanswered } from '../../judges.ts'
import { inspected } from '../../read.ts'
import { holdsAddress } from '../../shapes.ts'
import { inspect } from '../../steps.ts'

/** Reads every property of the provider and its prototypes. */
export default check('privacy.accounts.noProps', {
  script: [inspect('all', '*')],
  judge: (transcript) => {
    const seen = inspected(transcript, 'all')
    if (!seen) return unanswered('all')
    const said = JSON.stringify(seen.value)
    return holdsAddress(said, transcript)
      ? violation(
          'A property of the provider holds an account before consent.',
          said.slice(0, 200),
          'no address',
        )
      : pass()
  },
})
