import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { passIf } from '../../judges.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, discover } from '../../steps.ts'

export default defineDiscoveryCheck({
  id: '6963.announce.onRequest',
  title: 'Announces itself when the page dispatches eip6963:requestProvider',
  level: 'MUST',
  spec: '6963 §Announce and Request: MUST re-dispatch on requestProvider',
  stimulus: 'dispatch eip6963:requestProvider',
  expected: 'announceProvider event',
  auto: 'P X',

  script: [boot, discover],
  judge: (transcript) => {
    const requestIndex = transcript.findIndex(({ what }) => what === 'discover')
    const count = announcements(transcript.slice(requestIndex)).length
    return passIf(
      count > 0,
      count,
      'The wallet did not answer eip6963:requestProvider.',
      'at least one',
    )
  },
})
