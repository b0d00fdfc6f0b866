import { defineCheck } from '../../../core/defineCheck.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { announcements } from '../../read.ts'
import { boot, discover } from '../../steps.ts'

export default defineCheck({
  id: '6963.announce.onEveryRequest',
  title: 'Announces itself for each of several requests',
  group: 'A. Discovery — EIP-6963',
  level: 'MUST',
  basis: 'spec',
  spec: '6963 §Announce and Request (listener for the page lifetime)',
  stimulus: 'dispatch requestProvider 3×',
  expected: '3 announcements',
  action: 'none',
  auto: 'P X',

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
