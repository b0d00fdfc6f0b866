import { check } from '../../../core/check.ts'
import { pass, violation } from '../../../core/verdict.ts'
import { announcements } from '../../read.ts'
import { boot, discover } from '../../steps.ts'

/** The agent numbers objects: the same number is the same object. */
export default check('6963.provider.identity', {
  window: true,
  feature: 'eip-6963',
  script: [boot, discover, discover],
  judge: (transcript) => {
    const seen = announcements(transcript).map(({ provider }) => provider ?? null)
    if (seen.length < 2)
      return {
        status: 'blocked',
        by: '6963.announce.onEveryRequest',
        message: 'Fewer than two announcements came.',
      }
    return new Set(seen).size === 1
      ? pass('one object')
      : violation('Two announcements carried two provider objects.', seen, 'the same object')
  },
})
