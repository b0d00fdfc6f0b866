import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { announcements } from '../../readTranscript.ts'
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
    const requestIndex = transcript.findIndex(({ what }) => what === 'discover')
    const announcementCount = announcements(transcript.slice(requestIndex)).length
    if (announcementCount >= 3) return pass(announcementCount)
    return violation(
      `Three requests were answered by ${announcementCount} announcements.`,
      announcementCount,
      3,
    )
  },
})
