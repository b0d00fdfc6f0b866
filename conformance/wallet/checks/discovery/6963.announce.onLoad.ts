import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, waitFor } from '../../steps.ts'

/** Judges the announcement at load. The listener for it exists before the wallet's script runs. */
export default defineCheck({
  id: '6963.announce.onLoad',
  title: 'Announces itself on load without a request',
  group: 'A. Discovery — EIP-6963',
  level: 'MUST',
  basis: 'spec',
  spec: '6963 §Announce and Request: wallet MUST announce via window.dispatchEvent',
  stimulus: 'listener installed before the wallet script runs',
  expected: '≥1 announceProvider event without any request',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [boot, waitFor('eip6963:announceProvider')],
  judge: (transcript) => {
    const announcementCount = announcements(transcript).length
    return announcementCount > 0
      ? pass(announcementCount)
      : violation('No announcement came at load.', 0, 'at least one')
  },
})
