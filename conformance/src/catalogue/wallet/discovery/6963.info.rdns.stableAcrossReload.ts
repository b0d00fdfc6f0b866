import { check } from '../../../engine/check.ts'
import type { Seen } from '../../../engine/seen.ts'
import { pass, violation } from '../../../engine/verdict.ts'
import { announcements } from '../read.ts'
import { user, boot, discover } from '../steps.ts'

export default check('6963.info.rdns.stableAcrossReload', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover, user('reload'), discover],
  judge: (transcript) => {
    const seen = announcements(transcript).map(({ info }) => (info as { rdns?: Seen }).rdns ?? null)
    if (seen.length < 2)
      return {
        status: 'blocked',
        by: '6963.announce.onRequest',
        message: 'Fewer than two announcements came.',
      }
    return new Set(seen).size === 1
      ? pass(seen[0])
      : violation('The rdns changed with a reload.', seen, 'the same rdns')
  },
})
