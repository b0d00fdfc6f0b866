import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { announcements } from '../../read.ts'
import { boot, discover } from '../../steps.ts'

export default check('6963.announce.onEveryRequest', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover, discover, discover],
  judge: (transcript) => {
    const asked = transcript.findIndex(({ what }) => what === 'discover')
    const seen = announcements(transcript.slice(asked)).length
    if (seen >= 3) return pass(seen)
    return violation(`Three requests were answered by ${seen} announcements.`, seen, 3)
  },
})
