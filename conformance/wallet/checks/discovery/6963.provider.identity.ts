import { defineCheck, pass, violation } from '../../../core/defineCheck.ts'
import { announcements } from '../../readTranscript.ts'
import { boot, discover } from '../../steps.ts'

/** The suite's agent in the page numbers the provider objects: the same number means the same object. */
export default defineCheck({
  id: '6963.provider.identity',
  title: 'Announces the same provider object for each request',
  group: 'A. Discovery — EIP-6963',
  level: 'MUST',
  basis: 'spec',
  spec: '6963 §Provider Detail (the provider is one EIP-1193 object)',
  stimulus: 'two requests',
  expected: 'detail.provider === same object',
  action: 'none',
  auto: 'P X',

  window: true,
  feature: 'eip-6963',
  script: [boot, discover, discover],
  judge: (transcript) => {
    const found = announcements(transcript).map(({ provider }) => provider ?? null)
    if (found.length < 2)
      return {
        status: 'blocked',
        by: '6963.announce.onEveryRequest',
        message: 'Fewer than two announcements came.',
      }
    return new Set(found).size === 1
      ? pass('one object')
      : violation('Two announcements carried two provider objects.', found, 'the same object')
  },
})
