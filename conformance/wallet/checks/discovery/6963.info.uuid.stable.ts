import { check } from '../../../core/check.ts'
import type { Seen } from '../../../core/seen.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { announcements } from '../../read.ts'
import { boot, discover } from '../../steps.ts'

export default check('6963.info.uuid.stable', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover, discover],
  judge: (transcript) => {
    const seen = announcements(transcript).map(({ info }) => (info as { uuid?: Seen }).uuid ?? null)
    if (seen.length < 2)
      return {
        status: 'blocked',
        by: '6963.announce.onEveryRequest',
        message: 'Fewer than two announcements came.',
      }
    if (new Set(seen).size === 1) return pass(seen[0])
    return violation(
      'The uuid changed between two announcements on one page.',
      seen,
      'the same uuid',
    )
  },
})
