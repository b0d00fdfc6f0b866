import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { announcements } from '../../read.ts'
import { boot, wait } from '../../steps.ts'

/** The announcement at load, received by a listener that existed before the wallet's script. */
export default check('6963.announce.onLoad', {
  window: true,
  feature: 'eip-6963',
  script: [boot, wait('eip6963:announceProvider')],
  judge: (transcript) => {
    const seen = announcements(transcript).length
    return seen > 0 ? pass(seen) : violation('No announcement came at load.', 0, 'at least one')
  },
})
