import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import type { SerializedValue } from '../../../core/serialize.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, discover } from '../../steps.ts'

export default defineCheck({
  id: '6963.info.uuid.stable',
  title: 'Announces the same UUID twice on one page',
  group: 'A. Discovery — EIP-6963',
  level: 'MUST',
  basis: 'spec',
  spec: '6963 §Provider Info: uuid distinguishes provider sessions for the lifetime of the page',
  stimulus: 'request twice',
  expected: 'same uuid',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [boot, discover, discover],
  judge: (transcript) => {
    const found = announcements(transcript).map(
      ({ info }) => (info as { uuid?: SerializedValue }).uuid ?? null,
    )
    if (found.length < 2)
      return {
        status: 'blocked',
        by: '6963.announce.onEveryRequest',
        message: 'Fewer than two announcements came.',
      }
    if (new Set(found).size === 1) return pass(found[0])
    return violation(
      'The uuid changed between two announcements on one page.',
      found,
      'the same uuid',
    )
  },
})
