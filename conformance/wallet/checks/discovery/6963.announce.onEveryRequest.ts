import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { passIf } from '../../judges.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.announce.onEveryRequest',
  title: 'Announces itself for each of several requests',
  level: 'MUST',
  spec: '6963 §Announce and Request (listener for the page lifetime)',
  stimulus: 'dispatch requestProvider 3×',
  expected: '3 announcements',
  auto: 'P X',

  script: [boot, discover, discover, discover],
  judge: (transcript) => {
    const requestIndex = transcript.findIndex(({ what }) => what === 'discover')
    const count = announcements(transcript.slice(requestIndex)).length
    return passIf(count >= 3, count, `Three requests were answered by ${count} announcements.`, 3)
  },
})
