import { defineDiscoveryCheck } from '../defineCheckOfGroup.ts'
import { passIf } from '../../judges.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, waitFor } from '../../steps.ts'

/** Judges the announcement at load. The listener for it exists before the wallet's script runs. */
export default defineDiscoveryCheck({
  id: '6963.announce.onLoad',
  title: 'Announces itself on load without a request',
  level: 'MUST',
  spec: '6963 §Announce and Request: wallet MUST announce via window.dispatchEvent',
  stimulus: 'listener installed before the wallet script runs',
  expected: '≥1 announceProvider event without any request',
  auto: 'P X',

  script: [boot, waitFor('eip6963:announceProvider')],
  judge: (transcript) => {
    const count = announcements(transcript).length
    return passIf(count > 0, count, 'No announcement came at load.', 'at least one')
  },
})
